import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentFolder } from './content-folder.ts';
import { createEditorApi } from './editor-api.ts';
import { createPublishing } from './publishing.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import { Repository } from './repository.ts';

let root: string;
let ask: (body: unknown) => Promise<unknown>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'));
  await cp('content', join(root, 'content'), { recursive: true });
  const publishing = createPublishing(new Repository(root), refuseMistakes);
  ask = createEditorApi(openContentFolder(root), publishing);
});
afterAll(() => rm(root, { recursive: true }));

const prices = 'content/plans/prices.yaml';
const read = (path: string) => readFile(join(root, path), 'utf8');

function save(path: string, raw: string, assets: readonly object[] = []) {
  return ask({ action: 'persistEntry', params: { dataFiles: [{ path, raw }], assets } });
}

function picture(path: string, bytes: number) {
  return { path, content: Buffer.alloc(bytes).toString('base64'), encoding: 'base64' };
}

describe('a save', () => {
  it('is written when the site takes it', async () => {
    const text = (await read(prices)).replace('gold: 255000', 'gold: 260000');
    await save(prices, text);
    expect(await read(prices)).toBe(text);
  });

  it('is refused in the site’s own words, and nothing of it is written', async () => {
    const before = await read(prices);
    const broken = before.replace('silver: 135000', 'silver: 999999');
    const photo = picture('content/pictures/people/new.webp', 10);
    await expect(save(prices, broken, [photo])).rejects.toThrow(
      'must rise from bronze to platinum',
    );
    expect(await read(prices)).toBe(before);
    await expect(stat(join(root, photo.path))).rejects.toThrow('ENOENT');
  });

  it('of a picture that is too heavy for a page is refused', async () => {
    const post = 'content/posts/what-an-hmo-does.md';
    const text = (await read(post)).replace('what-an-hmo-does.svg', 'heavy.jpg');
    const photo = picture('/content/pictures/news/heavy.jpg', 301 * 1024);
    await expect(save(post, text, [photo])).rejects.toThrow('a picture must have at most 300 kB');
  });

  it.each([
    'package.json',
    'content/../package.yaml',
    '/etc/x.yaml',
    'content/.env',
    'content/a.ts',
  ])('outside the content is refused: %s', async (path) => {
    await expect(save(path, 'x')).rejects.toThrow('not a file of the content');
  });
});

it('a save is told each mistake with its place, as the form names it', async () => {
  const raw = (await read(prices))
    .replace(/bronze: \d+/, 'bronze: -1')
    .replace('\nisSample', '\nisSampel');
  await expect(save(prices, raw)).rejects.toThrow(
    /^content\/plans\/prices\.yaml, line \d+: Yearly price of an adult, Bronze: must be more than 0$/m,
  );
  await expect(save(prices, raw)).rejects.toThrow(
    /: Is sampel: is not a key of this file \(misspelt\?\)$/m,
  );
});

it('a save with a word too long for a phone is told where it is', async () => {
  const faqs = 'content/faqs.yaml';
  const raw = (await read(faqs)).replace(/ question: .+/, () => ` question: ${'x'.repeat(300)}`);
  await expect(save(faqs, raw)).rejects.toThrow(
    /Group 1, Question 1, Question: must have no word of more than 40 letters/,
  );
});

it('a subject that posts still name cannot be removed', async () => {
  const path = 'content/posts/categories.yaml';
  const raw = (await read(path)).replace('slug: prevention', 'slug: preventing');
  await expect(save(path, raw)).rejects.toThrow('"prevention" is not in categories.yaml');
});
