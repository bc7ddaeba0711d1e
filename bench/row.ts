export type Unit = 'kB' | 'µs' | 'ms' | 's' | 'requests/s' | 'ratio' | 'count' | 'score' | 'shift';

export type Target =
  { readonly atMost: number } | { readonly atLeast: number } | { readonly below: number };

/** One line of the table. */
export interface Row {
  /** The page, or the part of the site, that was measured. */
  readonly subject: string;
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Without a target a row is information. */
  readonly target?: Target | undefined;
  /** Its heading where pages stand one a line. */
  readonly column?: string | undefined;
  /** Helps to read or to improve the value. */
  readonly note?: string | undefined;
}

/** One line of the table, from what nearly every line has. */
export function row(
  subject: string,
  name: string,
  value: number,
  unit: Unit,
  target?: Target,
): Row {
  return { subject, name, value, unit, target };
}

/** Whether a row reaches its target. */
export function verdictOf({ value, target }: Row): 'pass' | 'MISS' | 'info' {
  if (target === undefined) return 'info';
  return isMet(value, target) ? 'pass' : 'MISS';
}

function isMet(value: number, target: Target): boolean {
  if ('atMost' in target) return value <= target.atMost;
  if ('atLeast' in target) return value >= target.atLeast;
  return value < target.below;
}

/** Targets in kB count 1024 bytes, as the first flight of a connection does. */
export function kilobytes(bytes: number): number {
  return bytes / 1024;
}
