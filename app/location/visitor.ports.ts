import type { Edition } from './edition.ts';

/** What the server decided about the sender of one request. */
export interface Visitor {
  readonly edition: Edition;
}
