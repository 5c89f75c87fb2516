import type { Catalogue } from '../engine/contract';
import * as number from '../format/number';
import type { OfflineCopy } from '../state/updates';
import { CopyButton } from '../widgets/CopyButton';
import { KeyList } from './KeyList';
import { useStore } from './storeContext';

/** Where the figures come from, what is derived from them, and what the page does not know. */
export function About() {
  const store = useStore();
  const catalogue = store.catalogue.value.value;
  return (
    <div class="about">
      <div class="answer">
        <h1>Real results of others, grouped and ranked in this browser.</h1>
        <p class="lead">
          Tilecast reads {catalogue ? number.count(catalogue.data.results) : 'the'} MLPerf® Training results, puts
          configurations that are alike into groups, and ranks them by what counts for you.
        </p>
      </div>
      <div class="about-grid">
        <Sources catalogue={catalogue} />
        <div class="side">
          <MlCommons />
          <Unknown />
          <Versions catalogue={catalogue} />
          <section class="panel" aria-labelledby="keys-heading">
            <div class="panel-head">
              <h2 id="keys-heading">Keys</h2>
            </div>
            <KeyList />
          </section>
        </div>
      </div>
    </div>
  );
}

type Round = Catalogue['data']['rounds'][number];

function Sources({ catalogue }: { catalogue: Catalogue | null }) {
  return (
    <section class="panel" aria-labelledby="sources-heading">
      <div class="panel-head">
        <h2 id="sources-heading">Sources</h2>
        <p class="hint">{catalogue && `retrieved ${catalogue.data.retrieved}`}</p>
      </div>
      <table class="small-table sources">
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Published</th>
            <th scope="col">Repository and commit</th>
            <th scope="col">Licence</th>
            <th scope="col" class="number">
              Results
            </th>
          </tr>
        </thead>
        <tbody>
          {catalogue?.data.rounds.map((round) => (
            <RoundLine round={round} key={round.round} />
          ))}
        </tbody>
      </table>
      <p class="hint padded">
        Times are recomputed from the logs of the submitters by the rules of MLPerf: the fastest and the slowest run are
        dropped, the rest is averaged. Only MLCommons’ own results page is official.
      </p>
    </section>
  );
}

function RoundLine({ round }: { round: Round }) {
  return (
    <tr>
      <th scope="row">{round.round}</th>
      <td class="nowrap">{round.published}</td>
      <td>
        <a href={`https://github.com/${round.repository}/tree/${round.commit}`} target="_blank" rel="noreferrer">
          {round.repository}
        </a>{' '}
        <code>{round.commit.slice(0, 8)}</code>
      </td>
      <td>{round.licence}</td>
      <td class="number">{number.count(round.results)}</td>
    </tr>
  );
}

function MlCommons() {
  return (
    <section class="panel prose" aria-labelledby="mlcommons-heading">
      <h2 id="mlcommons-heading">MLPerf® and MLCommons</h2>
      <p>
        Throughput, efficiencies, GPU-minutes, groups and ranks are derived here and marked with *. Result not verified
        by MLCommons Association.
      </p>
      <p>
        Results of different rounds are shown together only where MLCommons calls them compatible. Division, round,
        number of accelerators and availability stand beside each. Throughput is a lower bound: evaluation is inside the
        time.
      </p>
      <p>
        The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United
        States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for
        more information. Tilecast is not affiliated with MLCommons.
      </p>
    </section>
  );
}

function Unknown() {
  return (
    <section class="panel prose" aria-labelledby="unknown-heading">
      <h2 id="unknown-heading">What this page does not know</h2>
      <ul class="bullets">
        <li>How busy the GPUs were: results hold times and counts, no utilisation.</li>
        <li>Why one system beats another: batch, software and submitter change with the number of GPUs.</li>
        <li>Prices and energy.</li>
        <li>How clock and generation of the CPU matter: the data count cores only.</li>
        <li>Results whose logs were too large to be read, and rounds after the newest one listed here.</li>
        <li>Whether your own rows were measured by the same rules.</li>
      </ul>
    </section>
  );
}

const kWithoutNetwork: Record<OfflineCopy, string> = {
  unknown: 'A copy for use without a network is stored after the first ranking.',
  storing: 'A copy for use without a network is being stored in this browser.',
  stored: 'A copy lies in this browser: the page opens without a network.',
  none: 'This browser keeps no copy of the page here: it needs a network to open.',
};

function Versions({ catalogue }: { catalogue: Catalogue | null }) {
  const { engineVersion, dataVersion, diagnosticText, offlineCopy, newerVersion, reloadNow } = useStore();
  return (
    <section class="panel prose" aria-labelledby="versions-heading">
      <h2 id="versions-heading">Versions</h2>
      <p>
        Data {dataVersion.value ?? 'not loaded'}, engine {engineVersion.value ?? 'not started'}, page {__PAGE_VERSION__}
        {catalogue &&
          `; ${number.counted(catalogue.benchmarks.length, 'benchmark')}, ${number.counted(catalogue.devices.length, 'device')}`}
        .
      </p>
      <p>{kWithoutNetwork[offlineCopy.value]}</p>
      {newerVersion.value === 'later' && (
        <p>
          A newer version is ready.{' '}
          <button type="button" class="link" onClick={reloadNow}>
            Reload now
          </button>
        </p>
      )}
      <p>
        For a problem report: <CopyButton label="Copy diagnostic text" text={diagnosticText} />. It holds versions, the
        view without your rows, and the last error.
      </p>
    </section>
  );
}
