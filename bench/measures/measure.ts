import type { Row } from '../row.ts';

/** What a measure may use. */
export interface MeasureContext {
  /** How often to repeat before taking the median. */
  readonly runs: number;
  /** Paths of the routes to measure; all when empty. */
  readonly paths: readonly string[];
  /** Tells the person at the terminal what is going on. */
  readonly progress: (message: string) => void;
}

/** One group of rows, taken together and chosen by its name. */
export interface Measure {
  readonly name: string;
  /** Takes many minutes: only when it is named, or with `--all`. */
  readonly isLong?: boolean;
  run(context: MeasureContext): Promise<readonly Row[]>;
}
