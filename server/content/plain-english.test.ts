import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listStrings } from '../../tests/support/list-strings.ts';

/** Words that readers stumble over, and what to write. Months and names are not meant. */
const stiff: readonly [pattern: RegExp, instead: string][] = [
  [/\bstands\b/i, 'is, or is shown'],
  [/\bmend(?:s|ed|ing)?\b/i, 'repair, or correct'],
  [/\banew\b/i, 'again'],
  [/\bshall\b/i, 'must, or will'],
  [/\bmay\b|\bMay (?=I|we|you|my)/, 'can, or might'],
  [/\bwho(?:m|ever)\b/i, 'who, or anyone who'],
  [/\bby (?:which|it)\b/i, 'that, how or with it'],
  [/\breckon/i, 'work out, or think'],
  [/\bsomebody\b/i, 'someone'],
  [/\bnobody\b/i, 'no one'],
  [/\b(?:any|every)body\b/i, 'anyone, everyone'],
  [/(?<!no )\bone (?:pays|can|must|should|needs|taps)\b/i, 'you'],
  [/\bof (?:its|his|her|their) own\b/i, 'its own, before the noun'],
  [/\ba talk\b/i, 'a call, or a conversation'],
  [/\b(?:a|that|this) sum\b/i, 'an amount'],
  [/\boffers\b/i, 'quotes, gives or has'],
  [/\bget at\b/i, 'reach'],
  [/\bslips?\b/i, 'a mistake'],
  [/\bper cent\b/i, '%'],
  [/\bidentity card\b/i, 'ID'],
];

const contentFile = /\.(?:yaml|md)$/;
const sourceFile = /(?<!\.test|\.spec|\.examples|\.fixture|\.d)\.(?:tsx?|mjs)$/;

async function listFiles(folder: string, kind: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => kind.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

/** Every stiff word of a text, as "file:line: word (write ...)". A phrase can cross lines. */
function findStiff(file: string, text: string, firstLine = 1): string[] {
  return stiff.flatMap(([pattern, instead]) => {
    const spaced = new RegExp(pattern.source.replaceAll(' ', String.raw`\s+`), `${pattern.flags}g`);
    return [...text.matchAll(spaced)].map(({ 0: word, index }) => {
      const line = firstLine + text.slice(0, index).split('\n').length - 1;
      return `${file}:${line}: ${word.replaceAll(/\s+/g, ' ')} (write ${instead})`;
    });
  });
}

it('finds a stiff word on its line, even across a line break', () => {
  expect(findStiff('a.md', 'Ask\nnobody, by\nwhich')).toEqual([
    'a.md:2: by which (write that, how or with it)',
    'a.md:2: nobody (write no one)',
  ]);
});

it('finds it in the strings of a source file, and in no name or comment', () => {
  const source =
    '/* nobody */\nconst nobody = \'nobody\';\nconst a = <p title="a">\nAsk nobody</p>;';
  const found = listStrings('a.tsx', source);
  expect(found.flatMap(({ line, text }) => findStiff('a.tsx', text, line))).toEqual([
    'a.tsx:4: nobody (write no one)',
  ]);
});

it('the content is written in plain English', async () => {
  const files = await listFiles('content', contentFile);
  expect(files.length).toBeGreaterThan(30);
  const found = await Promise.all(
    files.map(async (file) => findStiff(file, await readFile(file, 'utf8'))),
  );
  expect(found.flat()).toEqual([]);
});

it.each([
  ['app', 200],
  ['server', 200],
  ['edit', 15],
  ['scripts', 10],
])('pages, mails and errors of %s are written in it too', async (folder, fewest) => {
  const files = await listFiles(folder, sourceFile);
  expect(files.length).toBeGreaterThan(fewest);
  const found = await Promise.all(
    files.map(async (file) =>
      listStrings(file, await readFile(file, 'utf8')).flatMap(({ line, text }) =>
        findStiff(file, text, line),
      ),
    ),
  );
  expect(found.flat()).toEqual([]);
});
