import { useStore } from './storeContext';
import { toggleHelp } from './useKeys';

/** What MLCommons asks of everyone who shows its results. */
export function Footer() {
  const { catalogue, dataVersion, engineVersion, rank } = useStore();
  const data = catalogue.value.value?.data;
  const result = rank.value.value;
  const shown = result
    ? ` ${result.filter.rounds.join('–')}, ${result.filter.division} division, ${result.benchmark_title}`
    : '';
  return (
    <footer class="foot">
      <div class="foot-inner">
        <div>
          <p>
            MLPerf® Training{shown}; results from the mlcommons/training_results repositories
            {data ? `, retrieved ${data.retrieved}` : ''}; times recomputed from the logs. * Throughput, efficiency,
            GPU-minutes, groups and ranks are derived here: Result not verified by MLCommons Association. Result keys
            and repository links are in every row.
          </p>
          <p>
            The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United
            States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org
            for more information.
          </p>
        </div>
        <p>
          {dataVersion.value && `Data ${dataVersion.value} · `}
          {engineVersion.value && `engine ${engineVersion.value} · `}
          {`page ${__PAGE_VERSION__} · `}
          nothing leaves this page ·{' '}
          <button type="button" class="link" onClick={toggleHelp}>
            Help and keys
          </button>
        </p>
      </div>
    </footer>
  );
}
