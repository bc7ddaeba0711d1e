import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFace, fontFace } from './font-face.ts';
import { families, lettersOf, subsetNames, type FontFamily } from './families.ts';
import { matchLocalFace } from './fallback-metrics.ts';
import { openFamily, readShippedFont, repositoryRoot } from './font-file.ts';
import { fallbacks } from './local-faces.ts';
import { codePointsOf, formatUnicodeRange, parseUnicodeRange } from './unicode-range.ts';

/**
 * Ranges that are wider than the letters of the file, and so much shorter, for files that every page
 * fetches anyway. A letter that is missing in one is looked for in the next.
 */
const rangesOnPages: Readonly<Record<string, string>> = {
  latin: 'U+0020-00FF, U+2013-2026, U+20AC, U+2122, U+2212',
};
const outputFolder = join(repositoryRoot, 'app/assets/fonts');

/** Rules for the small files, which pages ask for, and for the whole ones, which hardly any page needs. */
interface FamilyRules {
  readonly small: readonly string[];
  readonly whole: readonly string[];
}

async function writeFamily(family: FontFamily): Promise<FamilyRules> {
  const packageFolder = join(repositoryRoot, family.sourceFolder);
  await copyFile(join(packageFolder, 'LICENSE'), join(outputFolder, `${family.fileName}-OFL.txt`));
  const shipped = await readShippedRanges(packageFolder);
  // A letter that two of the shipped files hold belongs to the first one only, so that no file is
  // fetched for a letter another one already draws.
  const taken = new Set(subsetNames.flatMap((name) => [...codePointsOf(lettersOf(family, name))]));
  const small: string[] = [];
  const whole: string[] = [];
  for (const name of subsetNames) {
    const source = await readShippedFont(family, name);
    const letters = lettersOf(family, name);
    const range = rangesOnPages[name] ?? formatUnicodeRange(codePointsOf(letters));
    small.push(await writeSubset(family, name, source, range, letters));
    const rest = [...(shipped[name] ?? [])].filter((point) => !taken.has(point));
    for (const point of rest) taken.add(point);
    whole.push(await writeSubset(family, `${name}-full`, source, formatUnicodeRange(rest)));
  }
  return { small, whole };
}

async function readShippedRanges(folder: string): Promise<Record<string, Set<number>>> {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(join(folder, 'unicode.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, parseUnicodeRange(range)]),
  );
}

async function writeSubset(
  family: FontFamily,
  name: string,
  source: Uint8Array,
  unicodeRange: string,
  letters?: string,
): Promise<string> {
  const font = await subsetFont(source, letters, {
    keepAllGlyphs: letters === undefined,
    targetFormat: 'woff2',
    // Only what the letters themselves name: small capitals and old figures are 2 kB.
    noLayoutClosure: letters !== undefined && name === 'latin',
    variationAxes: { wght: { min: family.minWeight, max: family.maxWeight } },
  });
  const fileName = `${family.fileName}-${name}.woff2`;
  await writeFile(join(outputFolder, fileName), font);
  process.stdout.write(`${fileName} ${(font.length / 1024).toFixed(1)} kB\n`);
  return fontFace(family, fileName, unicodeRange);
}

async function writeFallbacks(): Promise<string[]> {
  return Promise.all(
    fallbacks.map(async ({ standsInFor, measuredWeight, face }) => {
      const family = families.find((candidate) => candidate.family === standsInFor);
      if (family === undefined) throw new Error(`No family called ${standsInFor}`);
      const font = await openFamily(family, measuredWeight);
      return fallbackFace(face, matchLocalFace(font, face));
    }),
  );
}

await mkdir(outputFolder, { recursive: true });
const small: string[] = [];
const whole: string[] = [];
for (const family of families) {
  const rules = await writeFamily(family);
  small.push(...rules.small);
  whole.push(...rules.whole);
}
// A page with a price needs this one sign of the extended letters, so it has a file a quarter of their size.
// Ojuju's own naira sign has bars as thin as hairs: its prices read "N255,000".
const notoSans = families.find(({ fileName }) => fileName === 'noto-sans')!;
const extended = await readShippedFont(notoSans, 'latin-ext');
const nairaInText = await writeSubset(notoSans, 'naira', extended, 'U+20A6', '₦');
const nairaInHeadings = fontFace(
  { family: 'Naira', minWeight: 400, maxWeight: 700 },
  'noto-sans-naira.woff2',
  'U+20A6',
);
// Of rules for the same letter, the last applies.
const naira = [nairaInText, nairaInHeadings];
const notice = '/* Written by art/fonts/generate.ts: change that instead. */\n';
await writeFile(join(outputFolder, 'fonts.css'), [notice, ...small, ...whole, ...naira].join('\n'));
await writeFile(
  join(outputFolder, 'fallback-fonts.css'),
  [notice, ...(await writeFallbacks())].join('\n'),
);
