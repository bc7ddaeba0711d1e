/**
 * Fields that the form base itself adds to what the visitor fills in. Only a script can write the
 * last two, since pages come from a cache: what stood in them would be the same for everybody.
 */
export const formFields = {
  /** Stays empty unless a program fills in all that it finds. No browser knows it by this name. */
  trap: 'leave_empty',
  /** The same for one submission and its repeats. */
  submissionKey: 'submission_key',
  /** How long the form was there before it was sent. */
  filledMs: 'filled_ms',
} as const;
