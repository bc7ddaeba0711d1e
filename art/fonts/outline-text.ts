import type { Font, PathCommand } from 'opentype.js';

/** Where the first letter stands on its line, and the size of the type. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

// Space between a letter and a mark above it, in em.
const markGap = 0.055;

/** The width of a text in em, tone marks taking none. */
export function textWidth(fonts: readonly Font[], text: string): number {
  return [...text]
    .filter((letter) => !isMark(letter))
    .reduce((width, letter) => width + fontFor(fonts, letter).getAdvanceWidth(letter, 1), 0);
}

/**
 * A text as path data, so that a picture needs no font. Each letter is taken from the first file
 * that has it, and a tone mark without its own letter is centred over the letter before it.
 */
export function outlineText(fonts: readonly Font[], text: string, place: TextPlace): string {
  let x = place.x;
  let base = { centre: x, top: place.y };
  let data = '';
  for (const letter of text.normalize('NFC')) {
    const font = fontFor(fonts, letter);
    const path = font.getPath(letter, x, place.y, place.size);
    const box = path.getBoundingBox();
    if (isMark(letter)) {
      const right = base.centre - (box.x1 + box.x2) / 2;
      const down = base.top - markGap * place.size - box.y2;
      data += pathData(path.commands, right, down);
      continue;
    }
    data += pathData(path.commands, 0, 0);
    base = { centre: (box.x1 + box.x2) / 2, top: box.y1 };
    x += font.getAdvanceWidth(letter, place.size);
  }
  return data;
}

function fontFor(fonts: readonly Font[], letter: string): Font {
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) !== 0);
  if (font === undefined) throw new Error(`No font file has the letter ${letter}`);
  return font;
}

function isMark(letter: string): boolean {
  return /\p{M}/u.test(letter);
}

function pathData(commands: readonly PathCommand[], right: number, down: number): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + points.map((value, at) => round(value + (at % 2 ? down : right))).join(' ');
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
