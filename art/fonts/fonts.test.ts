import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families, lettersOf, requiredLetters, subsetLetters, subsetNames } from './families.ts';
import { openFont, repositoryRoot } from './font-file.ts';
import { codePointsOf, parseUnicodeRange } from './unicode-range.ts';

const fontFolder = join(repositoryRoot, 'app/assets/fonts');

async function findMissingLetters(fileName: string, letters: string): Promise<string[]> {
  const font = await openFont(await readFile(join(fontFolder, fileName)));
  return [...letters].filter((letter) => font.charToGlyphIndex(letter) === 0);
}

describe('the fonts of the site', () => {
  it('draw every letter that Nigerian names and prices need', () => {
    const drawn = new Set(Object.values(subsetLetters).join(''));
    expect([...requiredLetters].filter((letter) => !drawn.has(letter))).toEqual([]);
  });

  for (const entry of families) {
    const { family, fileName } = entry;
    for (const name of subsetNames) {
      it(`${family} holds all letters promised by its ${name} file`, async () => {
        const missing = await findMissingLetters(
          `${fileName}-${name}.woff2`,
          lettersOf(entry, name),
        );
        expect(missing).toEqual([]);
      });
    }
  }

  it('come with a rule for each file', async () => {
    const css = await readFile(join(fontFolder, 'fonts.css'), 'utf8');
    for (const family of families) {
      for (const name of subsetNames) {
        expect(css).toContain(`${family.fileName}-${name}.woff2`);
        const rule = css.slice(css.indexOf(`${family.fileName}-${name}.woff2`));
        const range = parseUnicodeRange(/unicode-range: ([^;]*);/.exec(rule)?.[1] ?? '');
        const letters = codePointsOf(lettersOf(family, name));
        expect([...letters].filter((letter) => !range.has(letter))).toEqual([]);
      }
    }
  });
});

it('the two files that pages ask for come in one round trip of a slow connection each', async () => {
  const firstRoundTripBytes = 10 * 1460;
  for (const { fileName } of families) {
    const { length } = await readFile(join(fontFolder, `${fileName}-latin.woff2`));
    expect(length).toBeLessThan(firstRoundTripBytes);
  }
});
