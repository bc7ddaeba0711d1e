/**
 * Browsers and password managers fill in a form in less, so this refuses nobody: the lead is kept,
 * and staff decide what to make of the mark.
 */
const quickFillMs = 3000;

/** Says why a lead may come from a program, in words for staff; undefined when nothing suggests it. */
export function suspectBot(filledMs: string): string | undefined {
  const isQuick = /^\d{1,9}$/.test(filledMs) && Number(filledMs) < quickFillMs;
  return isQuick ? `filled in under ${quickFillMs / 1000} seconds` : undefined;
}
