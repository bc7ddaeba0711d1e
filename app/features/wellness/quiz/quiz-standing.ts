import { findStoredValue, storeValue } from './stored-value.ts';

const statusName = 'quizStatus';
const nextTimeName = 'quizNextTime';
const laterMs = 5 * 60 * 1000;

/** Whether the quiz may be offered: it may, it waits for its next time, or it was taken lately. */
export type QuizStanding = 'due' | 'later' | 'submitted';

/** Reads the quiz status from storage. */
export function quizStanding(): QuizStanding {
  if (findStoredValue(statusName) === 'submitted') return 'submitted';
  return Number(findStoredValue(nextTimeName) ?? 0) > Date.now() ? 'later' : 'due';
}

/** Hides the quiz for an hour after it was submitted. */
export function rememberSubmitted(): void {
  storeValue(statusName, 'submitted');
}

/** Postpones the quiz by five minutes. */
export function rememberLater(): void {
  storeValue(nextTimeName, Date.now() + laterMs);
}
