import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFile, writeFile, type FileForm } from './content-file.ts';
import { fileForms } from './editor-config.ts';
import { formOfPath } from './form-data.ts';

const files = globSync('content/**/*.{yaml,md}')
  .filter((path) => formOfPath(fileForms, path) !== undefined)
  .sort();

function formFor(path: string): FileForm {
  const form = formOfPath(fileForms, path);
  if (!form) throw new Error(`${path} has no form`);
  return form;
}

type Change = (text: string) => string;

/** Saves a file after a change of what its form holds; tells which lines come and go. */
async function save(path: string, change: Change = (text) => text, before = read(path)) {
  const values = JSON.stringify(readFile(formFor(path), path, before));
  const changed = JSON.parse(change(values)) as Record<string, unknown>;
  const after = await writeFile(formFor(path), path, before, changed);
  return { before, after, ...difference(before, after) };
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function difference(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    added: now.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !now.includes(line)),
  };
}

function replacing(from: string, to: string): Change {
  return (text) => {
    if (!text.includes(from)) throw new Error(`the form does not hold ${from}`);
    return text.replace(from, to);
  };
}

describe('a save', () => {
  it.each(files)('without a change leaves %s as it was', async (path) => {
    const { before, after } = await save(path);
    expect(after).toBe(before);
  });

  it('of a price changes its line alone', async () => {
    const { added, removed } = await save(
      'content/plans/prices.yaml',
      replacing('255000', '260000'),
    );
    expect([removed, added]).toEqual([['  gold: 255000'], ['  gold: 260000']]);
  });

  it('of a post keeps its text and the order of its keys', async () => {
    const path = 'content/posts/what-an-hmo-does.md';
    const { added, removed } = await save(path, replacing('what-an-hmo-does.svg', 'photo.webp'));
    expect(removed).toEqual(['picture: what-an-hmo-does.svg']);
    expect(added).toEqual(['picture: photo.webp']);
  });

  it('of a new item among others keeps their comments, and writes it as they are written', async () => {
    const before =
      '# Head\n# why\na:\n  - { from: 1, to: 2 } # first\n  # about the second\n  - { from: 3, to: 4 }\n';
    const item = (name: string) => ({ name, label: name, widget: 'number', required: true });
    const fields = [item('from'), item('to')];
    const form = {
      label: 'X',
      isWrapped: false,
      fields: [{ ...item('a'), widget: 'list', fields }],
    };
    const values = {
      a: [
        { from: 0, to: 0 },
        { from: 1, to: 2 },
        { from: 3, to: 5 },
      ],
    };
    const after = await writeFile(form, 'content/x.yaml', before, values);
    expect(after).toBe(
      '# Head\n# why\na:\n  - { from: 0, to: 0 }\n  - { from: 1, to: 2 } # first\n  # about the second\n  - { from: 3, to: 5 }\n',
    );
  });

  it('leaves out what an editor has emptied, where it can be left out', async () => {
    const { added, removed } = await save(
      'content/faqs.yaml',
      replacing('"words":"bronze silver gold platinum tier best compare"', '"words":""'),
    );
    expect(added).toEqual([]);
    expect(removed).toEqual(['        words: bronze silver gold platinum tier best compare']);
  });

  it('of a file that does not exist writes it whole', async () => {
    const values = { title: 'Walk', categories: ['prevention'], body: 'First.\n\nSecond.' };
    const path = 'content/posts/walk.md';
    expect(await writeFile(formFor(path), path, '', values)).toBe(
      '---\ntitle: Walk\ncategories:\n  - prevention\n---\n\nFirst.\n\nSecond.\n',
    );
  });
});

describe('a form turns', () => {
  it('yes, no and details of a benefit into a choice, and back', async () => {
    const path = 'content/plans/benefits.yaml';
    const { added, removed } = await save(
      path,
      replacing(
        '"bronze":{"covered":"with these details","limitNaira":1400000}',
        '"bronze":{"covered":"no"}',
      ),
    );
    expect(removed).toEqual(['        bronze: { limitNaira: 1400000 }']);
    expect(added).toEqual([]);
  });

  it('words and what they mean into a list, and back', async () => {
    const { added } = await save(
      'content/search/synonyms.yaml',
      replacing('{"key":"rate"', '{"key":"sum","value":"price"},{"key":"rate"'),
    );
    expect(added).toEqual(['sum: price']);
  });
});
