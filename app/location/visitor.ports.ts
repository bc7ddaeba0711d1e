import type { Edition } from './edition.ts';

/** What the server decided about the sender of one request. */
export interface Visitor {
  readonly edition: Edition;
  /** Whether few bytes matter more to them than pictures. */
  readonly isSavingData: boolean;
}
