import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const number = String.raw`(?:\d+|one|two|three|four|five|six|ten|fifteen|thirty|sixty)`;

/** Figures that the site promises. Each is written once, in a file that is not scanned. */
const figures: readonly [what: string, pattern: RegExp][] = [
  ['how soon we answer', /\b(?:next|same|one|two|five|ten|\d+) working days?\b/gi],
  ['a deadline', new RegExp(String.raw`\bwithin (?:an|${number}) (?:hour|day|week)s?\b`, 'gi')],
  ['a time limit', /\b(?:14|30|60) days\b|\bone hour\b/gi],
  ['what is charged on top', /\b(?:4|8|12)\s?(?:%|per cent)/gi],
  ['who joins', /\b(?:aged?|up to|from|over|under|for) (?:the age of )?(?:18|60|61)\b(?!°|,\d)/gi],
  ['an age band', /\b18 to 45\b|\b46 to 60\b/g],
  ['how large a family may be', /\bup to (?:4|four|2|two) (?:children|parents)\b/gi],
  [
    'the size of a group',
    /(?<!-)\b(?:5|10|ten|20|50|250) (?:or more )?(?:people|staff|members)\b/gi,
  ],
];

/** Where figures belong, and texts about schemes, laws, symptoms and examples that are not ours. */
const notScanned = [
  /^content\/(?:identity|medicines|plans\/prices|plans\/cover|plans\/benefits)\.yaml$/,
  /^content\/pages\/social-health-insurance\.md$/,
  /^content\/(?:quiz|providers|search)\//,
  /^app\/features\/wellness\//,
  /\.(?:test|fixture|examples)\.tsx?$/,
];

/** Figures that are not our promises: a public scheme, NHIA's rule, the law, a form on a device. */
const otherFigures = new Set([
  'content/posts/childhood-vaccines-in-nigeria.md: within 24 hours',
  'content/posts/what-an-hmo-does.md: under 18',
  'content/pages/privacy.md: within 72 hours',
  'content/pages/privacy.md: 14 days',
]);

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => join(folder, name))
    .filter((name) => /\.(?:yaml|md|tsx?)$/.test(name))
    .filter((name) => !notScanned.some((pattern) => pattern.test(name)));
}

/** The text that visitors may read, without comments. */
function wordsOf(text: string, name: string): string {
  if (name.endsWith('.md')) return text;
  if (name.endsWith('.yaml')) return text.replaceAll(/^\s*#.*$/gm, '');
  return text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');
}

it('no page states a figure of ours beside the file that holds it', async () => {
  const files = (await Promise.all(['content', 'app', 'server'].map(listFiles))).flat();
  expect(files.length).toBeGreaterThan(300);
  const strays: string[] = [];
  const unused = new Set(otherFigures);
  for (const name of files) {
    const words = wordsOf(await readFile(name, 'utf8'), name).replaceAll(/\s+/g, ' ');
    for (const [what, pattern] of figures) {
      for (const [found] of words.matchAll(pattern)) {
        const at = `${name}: ${found}`;
        unused.delete(at);
        if (!otherFigures.has(at)) strays.push(`${at} (${what})`);
      }
    }
  }
  expect(strays).toEqual([]);
  expect([...unused]).toEqual([]);
});
