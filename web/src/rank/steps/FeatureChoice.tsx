import type { Feature, RankResult } from '../../engine/contract';
import { featureLabel } from '../rowText';

interface FeatureChoiceProps {
  features: Feature[];
  result: RankResult;
  onFeatures(features: Feature[]): void;
}

const kFeatures: Feature[] = [
  'accelerators_total',
  'time_to_train_min',
  'throughput_per_accelerator_samples_per_s',
  'hardware_efficiency',
];

/** What k-means looks at. The last one ticked cannot be taken away. */
export function FeatureChoice({ features, result, onFeatures }: FeatureChoiceProps) {
  const toggle = (feature: Feature) =>
    onFeatures(kFeatures.filter((other) => (other === feature ? !features.includes(other) : features.includes(other))));
  return (
    <fieldset>
      <legend class="hint">Groups are made from the logarithms of</legend>
      {kFeatures.map((feature) => {
        const ticked = features.includes(feature);
        return (
          <label class="choice" key={feature}>
            <input
              type="checkbox"
              checked={ticked}
              disabled={ticked && features.length === 1}
              onChange={() => toggle(feature)}
            />
            <span>{featureLabel(feature, result)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
