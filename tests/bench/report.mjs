/** The benchmark's table, with what is asked of each figure: `node report.mjs NATIVE.json WASM.json SKLEARN.json`. */
import { readFileSync } from 'node:fs';

const [native, wasm, sklearn] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const ms = (value) => `${value.toFixed(1)} ms`;
const times = (value) => `${value.toFixed(2)} ×`;

const figures = [
  [
    `k-means, ${native.x.length} rows, 50 restarts, native`,
    ms(native.kmeans_ms),
    `inertia ${native.inertia.toFixed(4)}`,
  ],
  [`scikit-learn ${sklearn.version}, one thread`, ms(sklearn.kmeans_ms), `inertia ${sklearn.inertia.toFixed(4)}`],
  ['k-means, WASM in Node', ms(wasm.kmeans_ms), `inertia ${wasm.inertia.toFixed(4)}`],
  [`parsing ${wasm.results} results, WASM`, ms(wasm.parse_ms), ''],
  [`ranking ${wasm.largest_rows} of ${wasm.largest}, WASM`, ms(wasm.rank_ms), ''],
];
const speedup = sklearn.kmeans_ms / native.kmeans_ms;
const slowdown = wasm.kmeans_ms / native.kmeans_ms;
const parseAndRank = wasm.parse_ms + wasm.rank_ms;
const asked = [
  ['native k-means against scikit-learn', times(speedup), 'at least 10 ×', speedup >= 10],
  ['WASM k-means against native, in time', times(slowdown), 'at most 2 ×', slowdown <= 2],
  ['parsing all and ranking the largest group', ms(parseAndRank), 'at most 100 ms', parseAndRank <= 100],
];

const line = (name, value, note) => console.log(`${name.padEnd(48)}${value.padStart(10)}   ${note}`);
for (const [name, value, note] of figures) line(name, value, note);
console.log();
for (const [name, value, limit, met] of asked) line(name, value, `${limit}: ${met ? 'met' : 'MISSED'}`);
process.exitCode = asked.every(([, , , met]) => met) ? 0 : 1;
