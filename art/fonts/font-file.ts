import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
// Node loads this package's CommonJS build, which has a default export only; the rules look at the
// other build.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { subsetNames, type FontFamily, type SubsetName } from './families.ts';

/** Where the scripts find packages and write the artwork, whatever folder they are run from. */
export const repositoryRoot = join(import.meta.dirname, '../..');

/**
 * Opens any font bytes for measuring and drawing. The parser reads plain OpenType only and stumbles
 * over some substitution tables, which no text drawn here needs.
 */
export async function openFont(bytes: Uint8Array, weight?: number): Promise<Font> {
  const plain = await subsetFont(bytes, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    dropTables: ['GSUB'],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  // oxlint-disable-next-line import/no-named-as-default-member
  return opentype.parse(new Uint8Array(plain).buffer);
}

/** The bytes of one file of a family as its package ships it. */
export async function readShippedFont(family: FontFamily, name: SubsetName): Promise<Uint8Array> {
  const file = `files/${family.fileName}-${name}-wght-normal.woff2`;
  return readFile(join(repositoryRoot, family.sourceFolder, file));
}

/** A family's Latin letters at one weight, for measuring. */
export async function openFamily(family: FontFamily, weight: number): Promise<Font> {
  return openFont(await readShippedFont(family, 'latin'), weight);
}

/** All files of a family at one weight, for drawing any Nigerian text as outlines. */
export async function openWholeFamily(family: FontFamily, weight: number): Promise<Font[]> {
  return Promise.all(
    subsetNames.map(async (name) => openFont(await readShippedFont(family, name), weight)),
  );
}
