import type { Font } from 'opentype.js';
import { families } from '../fonts/families.ts';
import { openFamily } from '../fonts/font-file.ts';
import { outlineText, textWidth } from '../fonts/outline-text.ts';

/** The two typefaces of the site, opened at the weights that a film uses. */
export interface Lettering {
  readonly headline: Font;
  readonly sentence: Font;
  readonly strong: Font;
}

/** Opens the typefaces; a film holds its words as outlines, so it looks the same everywhere. */
export async function openLettering(): Promise<Lettering> {
  return {
    headline: await openWeight('Ojuju', 700),
    sentence: await openWeight('Noto Sans', 400),
    strong: await openWeight('Noto Sans', 700),
  };
}

/** One line of text as a filled path, from its left end on the base line. */
export function textLine(
  font: Font,
  words: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  fill: string,
): string {
  return `<path fill="${fill}" d="${outlineText([font], words, { x, y, size })}"/>`;
}

/** One line of text whose middle lies at x. */
export function centredLine(
  font: Font,
  words: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  fill: string,
): string {
  const left = x - (textWidth([font], words) * size) / 2;
  return textLine(font, words, { x: left, y, size }, fill);
}

async function openWeight(name: string, weight: number): Promise<Font> {
  const family = families.find((candidate) => candidate.family === name);
  if (family === undefined) throw new Error(`No typeface called ${name}`);
  return openFamily(family, weight);
}
