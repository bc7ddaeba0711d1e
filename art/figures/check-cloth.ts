import { cloth, fields } from './colours.ts';
import type { FigureOptions } from './figure.ts';
import { patterned } from './cloth-patterns.ts';

const yellowGrounds = [cloth.sun, fields.sun];
const yellowClothes: readonly string[] = [cloth.sun, patterned('wave')];

/**
 * Refuses a picture that shows yellow clothes on a yellow disc.
 * @param ground the colour behind everybody, where the picture has one
 * @throws Error naming the picture
 */
export function checkCloth(
  picture: string,
  markup: string,
  cast: readonly FigureOptions[],
  ground?: string,
): void {
  const isOnYellow = yellowGrounds.some(
    (colour) => colour === ground || new RegExp(`<circle[^>]*fill="${colour}"`, 'i').test(markup),
  );
  const isInYellow = cast.some(({ paints }) => yellowClothes.includes(paints.top ?? ''));
  if (isOnYellow && isInYellow) throw new Error(`${picture} has yellow clothes on yellow`);
}
