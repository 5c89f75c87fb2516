import { kDefaultView, type View } from '../../../web/src/state/view';

const { filter, grouping } = kDefaultView;
const own = (name: string, at: number) => ({
  name,
  file: 'lab results.csv',
  benchmark: 'resnet',
  accelerator: 'H100-SXM-80GB',
  accelerators_total: 8 * (at + 1),
  time_to_train_min: 14.25 / (at + 1),
  throughput_samples_per_s: at % 2 ? 21_000.5 : null,
});

/** Views as people make them, from the first one to one with every setting changed. */
export const realViews: View[] = [
  { ...kDefaultView, ranking: { method: 'wpm', weight_time: 0.25 } },
  {
    ...kDefaultView,
    filter: { ...filter, benchmark: 'bert', rounds: ['v3.0', 'v4.0'], count: [8, 64] },
    selected: 'v4.0/NVIDIA/dgxh100_n8_ngc23.09/bert',
  },
  { ...kDefaultView, own: ['lab node', 'Grüße, "Cluster" & Söhne', '機 1'].map(own), showAll: true },
  {
    ...kDefaultView,
    place: 'rank',
    filter: {
      benchmark: 'resnet',
      rounds: ['v2.0', 'v4.0'],
      division: 'open',
      availability: ['available_onprem', 'available_cloud'],
      vendors: ['NVIDIA', 'Google', 'Intel'],
      accelerators: ['A100-SXM-80GB', 'H100 SXM (80 GB)'],
      count: [1, 4096],
    },
    grouping: { ...grouping, k: 7, features: ['accelerators_total', 'hardware_efficiency'], restarts: 20, seed: 3 },
    ranking: { method: 'topsis', weight_time: 0.5441 },
    chart: 'efficiency',
    sort: { column: 'time_to_train_min', descending: true },
    selected: 'own/1',
    showAll: true,
    own: [own('=HYPERLINK("x")', 0)],
  },
];
