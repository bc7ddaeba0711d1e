import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublishing } from './publishing.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import { Repository } from './repository.ts';

const prices = 'content/plans/prices.yaml';
const faqs = 'content/faqs.yaml';
/** A server that no test changes: each gets its own copy. */
let template: string;
let folder: string;
let server: string;
let ada: Awaited<ReturnType<typeof openEditor>>;

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** An editor's own copy of the project. Only `isChecked` reads the content as the site does. */
async function openEditor(name: string, { isChecked = false } = {}) {
  const root = join(folder, name);
  const author = [`--config=user.name=${name}`, `--config=user.email=${name}@insurer.example`];
  git(folder, 'clone', '--quiet', ...author, server, root);
  const check = isChecked ? refuseMistakes : () => Promise.resolve();
  const publishing = createPublishing(new Repository(root), check);
  const read = (path: string) => readFile(join(root, path), 'utf8');
  return {
    ...publishing,
    root,
    read,
    async change(path: string, from: string, to: string) {
      const text = await read(path);
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      await writeFile(join(root, path), text.replace(from, to));
    },
    /** Publishes what the list shows at this moment. */
    publishAll: async () => publishing.publish((await publishing.compare()).seen),
  };
}

/** A file as it is on the server, and so on the live site. */
const live = (path: string) => git(server, 'show', `main:${path}`);
const commits = () => git(server, 'log', '--format=%s', 'main').split('\n');

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'server-'));
  const first = join(template, 'first');
  await cp('content', join(first, 'content'), { recursive: true });
  await writeFile(join(first, 'code.ts'), 'one\n');
  git(first, 'init', '--quiet', '--initial-branch=main');
  git(first, 'add', '.');
  const author = ['-c', 'user.name=First', '-c', 'user.email=first@insurer.example'];
  git(first, ...author, 'commit', '--quiet', '--message=Begin');
  git(template, 'clone', '--quiet', '--bare', first, 'server.git');
});
afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  server = join(folder, 'server.git');
  await cp(join(template, 'server.git'), server, { recursive: true });
  ada = await openEditor('ada');
});
afterEach(() => rm(folder, { recursive: true }));

describe('what differs from the live site', () => {
  it('is nothing at first, then listed by the names of forms and fields, with both values', async () => {
    expect(await ada.compare()).toMatchObject({ files: [], last: undefined });
    expect(await ada.publishAll()).toEqual({
      message: 'There is nothing to publish: the live site is up to date.',
    });
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await writeFile(join(ada.root, 'content/posts/new-post.md'), '---\ntitle: New\n---\n');
    await rm(join(ada.root, 'content/posts/what-an-hmo-does.md'));
    expect((await ada.compare()).files).toEqual([
      {
        label: 'Prices',
        kind: 'changed',
        fields: [{ label: 'Yearly price of an adult, Gold', before: '255,000', after: '260,000' }],
      },
      { label: 'Post “new-post.md”', kind: 'new', fields: [] },
      { label: 'Post “what-an-hmo-does.md”', kind: 'removed', fields: [] },
    ]);
  });
});

describe('publishing', () => {
  it('sends what was saved, named by what it changes, and leaves other work alone', async () => {
    await writeFile(join(ada.root, 'code.ts'), 'two\n');
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    expect(await ada.publishAll()).toEqual({
      message: 'Published. The live site shows it in a few minutes.',
    });
    expect(live(prices)).toContain('gold: 260000');
    expect(live('code.ts')).toBe('one');
    expect(git(ada.root, 'status', '--porcelain')).toBe('M code.ts');
    expect(git(ada.root, 'rev-parse', 'HEAD')).toBe(git(server, 'rev-parse', 'main'));
    expect(git(server, 'log', '-1', '--format=%an%n%B', 'main')).toBe(
      'ada\nChange Prices\n\nPrices: Yearly price of an adult, Gold: 255,000 → 260,000\n\nPublished-with: content editor',
    );
  });

  it('pressed twice publishes once', { tags: 'long' }, async () => {
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    const { seen } = await ada.compare();
    const [, second] = await Promise.all([ada.publish(seen), ada.publish(seen)]);
    expect(second.message).toContain('nothing to publish');
    expect(commits()).toEqual(['Change Prices', 'Begin']);
  });

  it('of more than was looked at is refused', async () => {
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    const { seen } = await ada.compare();
    await ada.change(prices, 'gold: 260000', 'gold: 270000');
    await expect(ada.publish(seen)).rejects.toThrow('saved since you looked');
    expect(commits()).toEqual(['Begin']);
  });

  it('by two editors at once brings both changes to all copies', { tags: 'long' }, async () => {
    const bola = await openEditor('bola');
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await bola.change(faqs, 'question: ', 'question: So, ');
    await Promise.all([ada.publishAll(), bola.publishAll()]);
    expect(live(prices)).toContain('gold: 260000');
    expect(live(faqs)).toContain('question: So, ');
    expect(commits()).toHaveLength(3);
    for (const { compare } of [ada, bola]) expect(await compare()).toMatchObject({ files: [] });
  });

  it('of two changes that break a rule together is refused', async () => {
    const bola = await openEditor('bola', { isChecked: true });
    await ada.change(prices, 'gold: 255000', 'gold: 140000');
    await bola.change(prices, 'silver: 135000', 'silver: 200000');
    await ada.publishAll();
    await expect(bola.publishAll()).rejects.toThrow(/must rise from bronze to platinum|same place/);
    expect(await bola.read(prices)).toContain('silver: 200000');
  });

  it('of a place that somebody else has changed keeps both texts, and says what to do', async () => {
    const bola = await openEditor('bola');
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await bola.change(prices, 'gold: 255000', 'gold: 270000');
    await ada.publishAll();
    const { refusal, last } = await bola.compare();
    expect(refusal).toMatch(
      /^Someone else has published.*Copy it.*\ncontent\/plans\/prices\.yaml$/s,
    );
    expect(last?.by).toBe('ada');
    await expect(bola.publishAll()).rejects.toThrow('at the same place');
    expect(await bola.read(prices)).toContain('gold: 270000');
    expect(live(prices)).toContain('gold: 260000');
  });

  it('without a network loses nothing, and works again with it', { tags: 'long' }, async () => {
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    const { seen } = await ada.compare();
    await rename(server, `${server}.away`);
    await expect(ada.publish(seen)).rejects.toThrow(/isn’t responding.*Nothing is lost/s);
    expect(await ada.read(prices)).toContain('gold: 260000');
    await rename(`${server}.away`, server);
    await ada.publish(seen);
    expect(live(prices)).toContain('gold: 260000');
  });

  it('is refused where the copy has no server, or is no copy', { tags: 'long' }, async () => {
    git(ada.root, 'remote', 'remove', 'origin');
    await expect(ada.compare()).rejects.toThrow('not connected to a server');
    await rm(join(ada.root, '.git'), { recursive: true });
    await expect(ada.compare()).rejects.toThrow('not connected to a server');
  });

  it('that the server refuses says why', { tags: 'long' }, async () => {
    await writeFile(join(server, 'hooks/pre-receive'), '#!/bin/sh\necho Too late today\nexit 1\n', {
      mode: 0o755,
    });
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await expect(ada.publishAll()).rejects.toThrow(/did not take it.*Too late today/s);
  });

  it('does not send a developer’s work with it', async () => {
    await writeFile(join(ada.root, 'code.ts'), 'two\n');
    git(ada.root, 'commit', '--quiet', '--all', '--message=Work');
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await expect(ada.publishAll()).rejects.toThrow(/other work that is not published.*code\.ts/s);
    expect(commits()).toEqual(['Begin']);
  });
});

describe('undoing the last publication', () => {
  const undoLast = async ({ compare, undo }: typeof ada) => {
    const { last } = await compare();
    return undo(last?.commit ?? '');
  };

  it('brings the earlier text back, here and on the site, and can itself be undone', async () => {
    const before = await ada.read(prices);
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await ada.publishAll();
    expect((await ada.compare()).last).toMatchObject({
      subject: 'Change Prices',
      by: 'ada',
      changes: 'Prices: Yearly price of an adult, Gold: 255,000 → 260,000',
    });
    await undoLast(ada);
    expect(live(prices)).toBe(before.trim());
    expect(await ada.read(prices)).toBe(before);
    expect(commits()).toEqual(['Revert "Change Prices"', 'Change Prices', 'Begin']);
    await undoLast(ada);
    expect(live(prices)).toContain('gold: 260000');
  });

  it('keeps what others published since, and what is saved here', { tags: 'long' }, async () => {
    const bola = await openEditor('bola');
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await ada.publishAll();
    git(bola.root, 'pull', '--quiet');
    await writeFile(join(bola.root, 'code.ts'), 'three\n');
    git(bola.root, 'commit', '--quiet', '--all', '--message=Work');
    git(bola.root, 'push', '--quiet');
    await ada.change(faqs, 'question: ', 'question: So, ');
    await undoLast(ada);
    expect(live(prices)).toContain('gold: 255000');
    expect(live('code.ts')).toBe('three');
    expect(live(faqs)).not.toContain('question: So, ');
    expect(await ada.read(prices)).toContain('gold: 255000');
    expect((await ada.compare()).files.map(({ label }) => label)).toEqual(['Questions']);
  });

  it('leaves a newer text of the same file where it is', { tags: 'long' }, async () => {
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await ada.publishAll();
    await ada.change(prices, '\nisSample: true', '\nisSample: false');
    const { message } = await undoLast(ada);
    expect(message).toContain('until you publish what you have changed since');
    expect(live(prices)).toContain('gold: 255000');
    await ada.publishAll();
    expect(live(prices)).toMatch(/gold: 255000[^]*isSample: false|isSample: false[^]*gold: 255000/);
  });

  it('is refused when somebody has published since', { tags: 'long' }, async () => {
    const bola = await openEditor('bola');
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await ada.publishAll();
    const { last } = await ada.compare();
    await bola.change(faqs, 'question: ', 'question: So, ');
    await bola.publishAll();
    await expect(ada.undo(last?.commit ?? '')).rejects.toThrow('Someone has published since');
  });

  it('is refused where the same place has changed since', async () => {
    await ada.change(prices, 'gold: 255000', 'gold: 260000');
    await ada.publishAll();
    await ada.change(prices, 'gold: 260000', 'gold: 265000');
    git(ada.root, 'commit', '--quiet', '--all', '--message=By hand');
    git(ada.root, 'push', '--quiet');
    await expect(undoLast(ada)).rejects.toThrow(/has been changed since.*prices\.yaml/s);
    expect(live(prices)).toContain('gold: 265000');
  });
});
