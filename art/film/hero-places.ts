import type { HeroRole } from './hero-cast.ts';
import type { FrameSize } from './svg-page.ts';

/** The hero film: a portrait, because it is the right half of a wide page and a phone's width. */
export const heroSize: FrameSize = { width: 960, height: 1080 };
export const heroFramesPerSecond = 24;
export const heroDurationSeconds = 9;

/** The moment at which the family stands on the sun, which the poster shows. */
export const posterSeconds = 4;

/** A place in the picture: where a figure's origin lies, in film pixels, and its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The sun: up, and how far it goes down to be out of the picture. */
export const sun = { x: 480, y: 770, radius: 466, drop: 780 } as const;

/** Where the family stands alone, large. */
export const closePlaces: Readonly<Record<'father' | 'mother' | 'child', Place>> = {
  father: { x: 34, y: 197, scale: 0.4 },
  mother: { x: 402, y: 221, scale: 0.4 },
  child: { x: 254, y: 667, scale: 0.232 },
};

/** Where everybody stands for the group picture, further away. */
export const groupPlaces: Readonly<Record<HeroRole, Place>> = {
  doctor: { x: 610, y: 318, scale: 0.33 },
  father: { x: 182, y: 310, scale: 0.33 },
  mother: { x: 474, y: 330, scale: 0.33 },
  child: { x: 462, y: 698, scale: 0.191 },
  wheelchairUser: { x: 66, y: 416, scale: 0.28 },
};
