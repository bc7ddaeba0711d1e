/** Chance that can be repeated: the same seed gives the same choices. */
export interface Draw {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** A whole number from 0 up to `end`. */
  readonly below: (end: number) => number;
  readonly chance: (share: number) => boolean;
  readonly one: <Value>(list: readonly Value[]) => Value;
}

/** Mulberry32, which is short and good enough to choose who goes next. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (share) => next() < share,
    one: <Value>(list: readonly Value[]) => {
      if (list.length === 0) throw new Error('there is nothing to choose from');
      return list[below(list.length)] as Value;
    },
  };
}
