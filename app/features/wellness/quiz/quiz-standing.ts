import { findStoredValue, storeValue } from './stored-value.ts';

const statusName = 'quizStatus';
const nextTimeName = 'quizNextTime';
const laterMs = 5 * 60 * 1000;

/** Whether the quiz may be offered: it may, it waits for its next time, or it was taken lately. */
export type QuizStanding = 'due' | 'later' | 'submitted';

/** What earlier visits, and this one, have left about the quiz. */
export function quizStanding(): QuizStanding {
  if (findStoredValue(statusName) === 'submitted') return 'submitted';
  return Number(findStoredValue(nextTimeName) ?? 0) > Date.now() ? 'later' : 'due';
}

/** The visitor has taken the quiz: it rests for an hour. */
export function rememberSubmitted(): void {
  storeValue(statusName, 'submitted');
}

/** The visitor would rather take the quiz in five minutes. */
export function rememberLater(): void {
  storeValue(nextTimeName, Date.now() + laterMs);
}
