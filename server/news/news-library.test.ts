import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWordPressSource } from '#server/upstream/wordpress/wordpress-source.ts';
import { startFakeWordPress, wirePost } from '../../tests/support/fake-wordpress.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { createFallbackCopy } from './fallback-copy.ts';
import type { NewsContent } from './news-content.ts';
import { openNewsLibrary, type NewsLibrary } from './news-library.ts';

const inFolder = useFolder();
const refreshMs = 120_000;
const open: (AsyncDisposable | { close(): void })[] = [];

afterEach(async () => {
  for (const thing of open.splice(0)) {
    if ('close' in thing) thing.close();
    else await thing[Symbol.asyncDispose]();
  }
});

async function startWordPress() {
  const wordPress = await startFakeWordPress([wirePost(1)]);
  open.push(wordPress);
  return wordPress;
}

const files = { posts: [], categories: [], media: { file: 'https://files.example' } };

async function openLibrary(
  url: string,
  fallback: NewsContent = files,
  firstAnswerMs = 20_000,
): Promise<NewsLibrary> {
  const { log } = createMemoryLog();
  const library = await openNewsLibrary({
    source: createWordPressSource({ url, log, timeoutMs: 20_000 }),
    fallback,
    fallbackCopy: createFallbackCopy(inFolder('copy.json')),
    log,
    refreshMs,
    firstAnswerMs,
  });
  open.push(library);
  return library;
}

const titles = (library: NewsLibrary) => library.news.posts().map(({ title }) => title);
const showsFiles = (library: NewsLibrary) => library.findMedia('file') !== undefined;

describe('the news from WordPress', () => {
  it('are there when the site is ready, and show an edited post within the refresh time', async () => {
    const wordPress = await startWordPress();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const library = await openLibrary(wordPress.url);
    const changed = new Promise<void>((resolve) => library.onChange(resolve));
    wordPress.posts = [wirePost(1, { title: 'New', modified_gmt: '2026-02-02T08:00:00' })];
    expect(titles(library)).toEqual(['Post 1']);
    vi.advanceTimersByTime(refreshMs);
    await changed;
    expect(titles(library)).toEqual(['New']);
    // Saves what it shows.
    await library.refresh();
  });

  it('tell of a change only when there is one', async () => {
    const { url } = await startWordPress();
    const library = await openLibrary(url);
    const listener = vi.fn();
    library.onChange(listener);
    await library.refresh();
    expect(listener).not.toHaveBeenCalled();
  });

  it('are requested once at a time', async () => {
    const wordPress = await startWordPress();
    const library = await openLibrary(wordPress.url);
    wordPress.asked.length = 0;
    await Promise.all([library.refresh(), library.refresh()]);
    expect(wordPress.asked).toHaveLength(2);
  });
});

describe('several processes', () => {
  const edited = (title: string, hour: number) => [
    wirePost(1, { title, modified_gmt: `2026-02-02T0${hour}:00:00` }),
  ];

  it('do not ask WordPress for what they show already', async () => {
    const wordPress = await startWordPress();
    const [one, other] = [await openLibrary(wordPress.url), await openLibrary(wordPress.url)];
    wordPress.asked.length = 0;
    await one.catchUp(other.version());
    expect(wordPress.asked).toEqual([]);
  });

  it('read again when they were told while reading', async () => {
    const wordPress = await startWordPress();
    const library = await openLibrary(wordPress.url);
    const held: (() => void)[] = [];
    wordPress.misbehaviour = (_request, response) => {
      held.push(() => response.destroy());
    };
    const reading = library.refresh();
    await expect.poll(() => held).not.toEqual([]);
    const caughtUp = library.catchUp('of another process');
    wordPress.misbehaviour = undefined;
    wordPress.posts = edited('Told', 1);
    for (const release of held) release();
    await Promise.all([reading, caughtUp]);
    expect(titles(library)).toEqual(['Told']);
  });
});

describe('while WordPress is down', () => {
  it('readers notice nothing', async () => {
    const wordPress = await startWordPress();
    const library = await openLibrary(wordPress.url);
    await wordPress[Symbol.asyncDispose]();
    await library.refresh();
    expect(titles(library)).toEqual(['Post 1']);
  });

  it('a start shows the saved copy', async () => {
    const wordPress = await startWordPress();
    (await openLibrary(wordPress.url)).close();
    await wordPress[Symbol.asyncDispose]();
    expect(titles(await openLibrary(wordPress.url))).toEqual(['Post 1']);
  });

  it('a start shows the files when there is no copy', async () => {
    const wordPress = await startWordPress();
    const waiting: ServerResponse[] = [];
    wordPress.misbehaviour = (_request, response) => void waiting.push(response);
    const library = await openLibrary(wordPress.url, files, 50);
    expect(showsFiles(library)).toBe(true);
    wordPress.misbehaviour = undefined;
    for (const response of waiting) response.destroy();
    // The first one ends with the answer that never came.
    await library.refresh();
    await library.refresh();
    expect(titles(library)).toEqual(['Post 1']);
  });

  it('a copy of another WordPress is not taken for its own', async () => {
    const [one, other] = [await startWordPress(), await startWordPress()];
    (await openLibrary(one.url)).close();
    other.misbehaviour = (_request, response) => response.destroy();
    expect(showsFiles(await openLibrary(other.url))).toBe(true);
  });

  it.each([
    ['cut short', '{"format":1,"source"'],
    ['of another format', '{"format":99,"source":"x","content":{}}'],
    ['not a copy at all', '[]'],
  ])('a copy that is %s is not used', async (_what, text) => {
    await writeFile(inFolder('copy.json'), text);
    expect(showsFiles(await openLibrary('http://127.0.0.1:9'))).toBe(true);
  });
});

describe('the saved copy', () => {
  it('is replaced in one step, whoever writes it', async () => {
    const { url } = await startWordPress();
    const libraries = await Promise.all([openLibrary(url), openLibrary(url)]);
    expect(libraries.map(titles)).toEqual([['Post 1'], ['Post 1']]);
    expect(await readdir(inFolder())).toEqual(['copy.json']);
    expect(JSON.parse(await readFile(inFolder('copy.json'), 'utf8'))).toHaveProperty('content');
  });

  it('that cannot be written does not stop the news', async () => {
    const { url } = await startWordPress();
    await rm(inFolder(), { recursive: true });
    await writeFile(inFolder(), 'a file');
    expect(titles(await openLibrary(url))).toEqual(['Post 1']);
  });
});
