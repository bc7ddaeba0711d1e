import type { MailingList } from '#app/leads/lead-kinds.ts';

/** `gone`: the address has been erased since. `unavailable`: nothing was saved. */
export type LeavingOutcome = 'done' | 'gone' | 'unavailable';

/** Takes addresses off mailing lists by the signed key in a mail's link. */
export interface Leaving {
  /** The key's list; undefined when this site did not sign the key. */
  listOf(key: string): MailingList | undefined;
  /** Leaves; leaving twice, or after an erasure, succeeds too. */
  leave(key: string): Promise<LeavingOutcome>;
  rejoin(key: string): Promise<LeavingOutcome>;
}
