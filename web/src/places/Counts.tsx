import * as number from '../format/number';
import { useStore } from './storeContext';

/** "240 of 372 ResNet-50 results · 132 left out": the second opens the reasons. */
export function Counts() {
  const { rank, leftOutOpen, view, addExample } = useStore();
  const result = rank.value.value;
  if (!result) return <p class="counts" />;
  const { benchmark, selected, own } = result.counts;
  const out = benchmark - selected;
  const toggle = () => (leftOutOpen.value = !leftOutOpen.value);
  return (
    <p class="counts">
      {number.count(selected)} of {number.counted(benchmark, `${result.benchmark_title} result`)}
      {own > 0 && ` · ${number.count(own)} yours`}
      {out > 0 && (
        <>
          {' · '}
          <button type="button" class="link" aria-expanded={leftOutOpen.value} onClick={toggle}>
            {number.count(out)} left out
          </button>
        </>
      )}
      {view.value.own.length === 0 && (
        <span class="counts-example">
          {' · '}
          <button type="button" class="link" onClick={() => void addExample()}>
            try an example
          </button>
        </span>
      )}
    </p>
  );
}
