import type { HeroRole } from './hero-cast.ts';
import type { FrameSize } from './svg-page.ts';

/** The hero film: a portrait, because it is the right half of a wide page and a phone's width. */
export const heroSize: FrameSize = { width: 960, height: 1080 };
export const heroFramesPerSecond = 24;
export const heroDurationSeconds = 9;

/** A place in the picture: where a figure's origin lies, in film pixels, and its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Who is there all the time, and who joins them for a while. */
export type FamilyRole = 'father' | 'mother' | 'child';
export type NewcomerRole = Exclude<HeroRole, FamilyRole>;

/** The sun, and how much its radius grows and shrinks as it breathes. */
export const sun = { x: 480, y: 770, radius: 466, breath: 8 } as const;

/** Where the family stands alone, large. */
export const closePlaces: Readonly<Record<FamilyRole, Place>> = {
  father: { x: 34, y: 197, scale: 0.4 },
  mother: { x: 402, y: 221, scale: 0.4 },
  child: { x: 254, y: 667, scale: 0.232 },
};

/**
 * Where everybody stands for the group picture, further away. The mother points out of the picture,
 * so nobody may stand beyond her.
 */
export const groupPlaces: Readonly<Record<HeroRole, Place>> = {
  doctor: { x: 342, y: 290, scale: 0.315 },
  father: { x: 164, y: 306, scale: 0.315 },
  mother: { x: 532, y: 334, scale: 0.315 },
  child: { x: 496, y: 704, scale: 0.188 },
  wheelchairUser: { x: 42, y: 468, scale: 0.272 },
};
