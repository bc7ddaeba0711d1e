const statusName = 'quizStatus';
const nextTimeName = 'quizNextTime';
const hiddenName = 'quizHidden';
const laterMs = 5 * 60 * 1000;

/** Tells whether the quiz may be offered: it is due, it waits for its time, or it rests for this visit. */
export function quizStatus() {
  const isHidden = orElse(() => sessionStorage.getItem(hiddenName) !== null, false);
  if (isHidden || findStoredValue(statusName) === 'submitted') return 'resting';
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

/** Hides the quiz for this visit: in this tab, and no longer than it is open. */
export function rememberHidden(): void {
  orElse(() => sessionStorage.setItem(hiddenName, 'yes'), undefined);
}

/** Browsers can forbid storing, and hold what others have written: then the quiz does without. */
function orElse<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const expiryMs = 60 * 60 * 1000;

interface Stored {
  readonly value: unknown;
  /** Expiry in milliseconds since 1970. */
  readonly expiry: number;
}

/** Stands in for this visit where the browser forbids storing or has no room. */
const remembered = new Map<string, string>();

/** Stores a value for an hour, in memory where storage is blocked. */
export function storeValue(name: string, value: unknown): void {
  const text = JSON.stringify({ value, expiry: Date.now() + expiryMs } satisfies Stored);
  try {
    localStorage.setItem(name, text);
    remembered.delete(name);
  } catch {
    remembered.set(name, text);
  }
}

/** Returns a stored value; removes expired and unreadable ones. */
export function findStoredValue(name: string): unknown {
  const text = remembered.get(name) ?? orElse(() => localStorage.getItem(name), null);
  if (text === null) return undefined;
  const stored = orElse(() => JSON.parse(text) as Partial<Stored> | null, null);
  if (typeof stored?.expiry === 'number' && stored.expiry > Date.now()) return stored.value;
  remembered.delete(name);
  orElse(() => localStorage.removeItem(name), undefined);
  return undefined;
}
