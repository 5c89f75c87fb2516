/** Words of the field, each in one plain sentence. Where one comes up first, the page lets the reader ask for it. */
export const kGlossary = {
  pareto: {
    title: 'Pareto front',
    sentence: 'The configurations that no other beats in both time and accelerator-minutes.',
  },
  weighted_product: {
    title: 'Weighted product',
    sentence: 'Time and accelerator-minutes multiplied, each raised to its weight, so that only ratios count.',
  },
  topsis: {
    title: 'TOPSIS',
    sentence:
      'A ranking by closeness to an ideal row and distance from the worst one, every measure on a linear scale.',
  },
  kmeans: {
    title: 'k-means',
    sentence: 'Rows are sorted into k groups so that each lies as near as possible to the middle of its group.',
  },
  silhouette: {
    title: 'Silhouette',
    sentence: 'How much nearer rows are to their own group than to the next one: 1 is far apart, below 0 is misplaced.',
  },
  calinski_harabasz: {
    title: 'Calinski–Harabasz',
    sentence: 'How far groups lie from each other compared with how wide they are; more is better.',
  },
  davies_bouldin: {
    title: 'Davies–Bouldin',
    sentence: 'How wide groups are compared with the distance to their most similar neighbour; less is better.',
  },
  gap: {
    title: 'Gap',
    sentence: 'How much tighter the groups are than groups found in random rows without any structure; more is better.',
  },
  bootstrap: {
    title: 'Bootstrap',
    sentence: 'The rows are drawn anew many times, with repeats, to see how much a result depends on single rows.',
  },
  jaccard: {
    title: 'Jaccard similarity',
    sentence: 'Rows that two groups share, divided by all rows in either: 1 is the same group, 0 has none in common.',
  },
  ward: {
    title: "Ward's tree",
    sentence: 'Another way to group: the two most similar groups are joined again and again until k are left.',
  },
  ari: {
    title: 'ARI',
    sentence: 'Adjusted Rand index, how far two groupings agree: 1 is the same, 0 is no more than by chance.',
  },
  r2: {
    title: 'R²',
    sentence: 'Share of the variation that the model explains on results it has not seen: 1 is all of it, 0 is none.',
  },
  spearman: {
    title: 'Spearman ρ',
    sentence: 'How steadily one quantity rises with another: 1 always, 0 not at all, −1 it always falls.',
  },
  mutual_information: {
    title: 'Mutual information',
    sentence: 'How much knowing one quantity tells about another, whatever the shape of the relation; 0 is nothing.',
  },
  nats: {
    title: 'Nats',
    sentence: 'The unit of information with the natural logarithm; one nat is 1.44 bits.',
  },
  tau_b: {
    title: 'Kendall τ-b',
    sentence: 'How far two orders agree, pair by pair: 1 is the same order, 0 is unrelated, −1 is the reverse.',
  },
  cv: {
    title: 'CV',
    sentence: 'Coefficient of variation: the standard deviation of the runs as a share of their mean.',
  },
  rank_band: {
    title: 'Rank band',
    sentence: 'Places shared by rows whose order is within the noise of their runs.',
  },
  rank_interval: {
    title: 'Rank interval',
    sentence: 'Where the rank lies in 95 of 100 cases when the runs behind every time are drawn anew.',
  },
  weight_share: {
    title: 'Share of weights',
    sentence: 'How often the row is that far up when the weights are drawn at random, each as likely as any other.',
  },
  hardware_efficiency: {
    title: 'Hardware efficiency',
    sentence: 'Speed of one accelerator compared with one of the smallest entry of its kind: 1 is linear scaling.',
  },
} as const;

export type GlossaryName = keyof typeof kGlossary;
