/** How far `time` has come between two moments, from 0 before the first to 1 after the second. */
export function progress(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** Slow at the end: for things that arrive. */
export function easeOut(amount: number): number {
  return 1 - (1 - amount) ** 3;
}

/** Slow at the start: for things that leave. */
export function easeIn(amount: number): number {
  return amount ** 2.4;
}

/** Slow at both ends: for things that move from one place to another. */
export function easeInOut(amount: number): number {
  return amount < 0.5 ? 4 * amount ** 3 : 1 - (2 - 2 * amount) ** 3 / 2;
}

/** Arrives, goes a little too far and settles: for people, who have weight. */
export function easeOutSettling(amount: number): number {
  const overshoot = 0.9;
  const rest = amount - 1;
  return 1 + (overshoot + 1) * rest ** 3 + overshoot * rest ** 2;
}

/** The value at `amount` of the way between two values. */
export function between(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** A number as short as a picture needs it, so that frames which look the same are the same text. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
