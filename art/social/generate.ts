import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { families, subsetLetters, subsetNames } from '../fonts/families.ts';
import { readShippedFont, repositoryRoot } from '../fonts/font-file.ts';

/** Fonts for the pictures that the server draws for shared articles: one weight, not compressed. */
const weights: Readonly<Record<string, number>> = { Ojuju: 700, 'Noto Sans': 600 };
const outputFolder = join(repositoryRoot, 'app/assets/fonts/drawn');

await mkdir(outputFolder, { recursive: true });
for (const family of families) {
  for (const name of subsetNames) {
    const font = await subsetFont(await readShippedFont(family, name), subsetLetters[name], {
      targetFormat: 'truetype',
      variationAxes: { wght: weights[family.family] ?? 400 },
    });
    await writeFile(join(outputFolder, `${family.fileName}-${name}.ttf`), font);
    process.stdout.write(`${family.fileName}-${name}.ttf ${(font.length / 1024).toFixed(1)} kB\n`);
  }
}
