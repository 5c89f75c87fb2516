export interface Catalogue {
  data: {
    version: string;
    retrieved: string;
    results: number;
    rounds: {
      round: string;
      published: string;
      repository: string;
      commit: string;
      licence: string;
      results: number;
    }[];
  };
  /** Newest first within current and ended. */
  benchmarks: BenchmarkInfo[];
  devices: { id: string; vendor: string; architecture: string }[];
}
export interface BenchmarkInfo {
  id: string;
  title: string;
  /** One sentence: what is trained, and until when. */
  sentence: string;
  results: number;
  first_round: string;
  last_round: string;
  /** Part of the newest round of the data. */
  current: boolean;
  default_rounds: [string, string];
  sample_unit: string | null;
}

export interface ResultDetail {
  id: string;
  /** Every column of the table, in its order. */
  fields: { name: string; label: string; unit: string | null; value: string | number | null; derived: boolean }[];
  flags: { flag: string; sentence: string }[];
  repository_url: string;
  licence: string;
}
