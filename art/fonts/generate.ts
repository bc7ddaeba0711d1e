import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFace, fontFace } from './font-face.ts';
import { families, lettersOf, subsetNames, type FontFamily } from './families.ts';
import { matchLocalFace } from './fallback-metrics.ts';
import { openFamily, readShippedFont, repositoryRoot } from './font-file.ts';
import { fallbacks } from './local-faces.ts';
import {
  bridgeGaps,
  codePointsOf,
  formatUnicodeRange,
  parseUnicodeRange,
} from './unicode-range.ts';

const outputFolder = join(repositoryRoot, 'app/assets/fonts');

async function writeFamily(family: FontFamily): Promise<string[]> {
  const packageFolder = join(repositoryRoot, family.sourceFolder);
  await copyFile(join(packageFolder, 'LICENSE'), join(outputFolder, `${family.fileName}-OFL.txt`));
  const shipped = await readShippedRanges(packageFolder);
  // A letter that two of the shipped files hold belongs to the first one only, so that no file is
  // fetched for a letter another one already draws.
  const first = new Set(subsetNames.flatMap((name) => [...codePointsOf(lettersOf(family, name))]));
  const taken = new Set(first);
  const firstRules: string[] = [];
  const restRules: string[] = [];
  for (const name of subsetNames) {
    const source = await readShippedFont(family, name);
    firstRules.push(await writeSubset(family, name, source, lettersOf(family, name)));
    const rest = [...(shipped[name] ?? [])].filter((point) => !taken.has(point));
    for (const point of rest) taken.add(point);
    const range = bridgeGaps(rest, first);
    restRules.push(await writeSubset(family, `${name}-full`, source, undefined, range));
  }
  // Of two rules for a letter the later one holds.
  return [...restRules, ...firstRules];
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
  letters: string | undefined,
  points: Iterable<number> = codePointsOf(letters ?? ''),
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
  return fontFace(family, fileName, formatUnicodeRange(points));
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
const rules: string[] = [];
for (const family of families) rules.push(...(await writeFamily(family)));
rules.push(...(await writeFallbacks()));
const notice = '/* Written by art/fonts/generate.ts: change that instead. */\n';
await writeFile(join(outputFolder, 'fonts.css'), [notice, ...rules].join('\n'));
