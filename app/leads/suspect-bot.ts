/**
 * Browsers and password managers can be quicker, so nothing is refused: the lead is kept, and marked
 * for staff to judge.
 */
const quickFillMs = 3000;

/** Says why a lead may come from a program, in words for staff; undefined when nothing suggests it. */
export function suspectBot(filledMs: string): string | undefined {
  const isQuick = /^\d{1,9}$/.test(filledMs) && Number(filledMs) < quickFillMs;
  return isQuick ? `filled in under ${quickFillMs / 1000} seconds` : undefined;
}
