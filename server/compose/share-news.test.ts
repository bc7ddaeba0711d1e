import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewsContent, NewsSource } from '#server/news/news-content.ts';
import type { FallbackCopy } from '#server/news/fallback-copy.ts';
import { findSharedNews } from '#server/news/shared-news.ts';
import { openNewsLibrary, type NewsLibrary } from '#server/news/news-library.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { createWordPressSource } from '#server/upstream/wordpress/wordpress-source.ts';
import { createDatabase } from '../../tests/support/create-database.ts';
import { startFakeWordPress, wirePost } from '../../tests/support/fake-wordpress.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { shareNews } from './open-news.ts';

const none: NewsContent = { posts: [], categories: [], media: {} };
const closing: (() => unknown)[] = [];
let databaseUrl: string;
let store: Store;
let memory: ReturnType<typeof createMemoryLog>;

beforeEach(async () => {
  memory = createMemoryLog();
  databaseUrl = await createDatabase();
  store = await openStore({ databaseUrl, dataFolder: '', log: memory.log });
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await store.close();
});

/** Opens the news of one process, which reads again only when told. */
async function openProcess(source: NewsSource, fallbackCopy?: FallbackCopy) {
  const library = await openNewsLibrary({
    source,
    fallback: none,
    fallbackCopy,
    log: memory.log,
    refreshMs: 3_600_000,
    firstAnswerMs: 20_000,
  });
  const sharing = shareNews({ library, store, log: memory.log, everyMs: 20 });
  closing.push(() => library.close());
  closing.push(() => sharing.stop());
  sharing.start();
  return library;
}

const titles = (library: NewsLibrary) => library.news.posts().map(({ title }) => title);

async function startWordPress() {
  const wordPress = await startFakeWordPress([wirePost(1)]);
  closing.push(() => wordPress[Symbol.asyncDispose]());
  return wordPress;
}

const sourceOf = ({ url }: { readonly url: string }) =>
  createWordPressSource({ url, log: memory.log, timeoutMs: 20_000 });

describe('the news of several processes', () => {
  it('show a post everywhere once one has found it', async () => {
    const wordPress = await startWordPress();
    const [one, other] = [
      await openProcess(sourceOf(wordPress)),
      await openProcess(sourceOf(wordPress)),
    ];
    wordPress.posts = [wirePost(1, { title: 'New', modified_gmt: '2026-02-02T08:00:00' })];
    await one.refresh();
    expect(titles(one)).toEqual(['New']);
    await expect.poll(() => titles(other)).toEqual(['New']);
  });

  it('show everywhere what a process finds at its start', async () => {
    const wordPress = await startWordPress();
    const running = await openProcess(sourceOf(wordPress));
    wordPress.posts = [wirePost(2, { title: 'Second' }), ...wordPress.posts];
    const savedCopy = { find: () => Promise.resolve(none), save: () => Promise.resolve() };
    await openProcess(sourceOf(wordPress), savedCopy);
    await expect.poll(() => titles(running)).toHaveLength(2);
  });

  it('are shared once the store is back, which is logged once', async () => {
    const wordPress = await startWordPress();
    const [one, other] = [
      await openProcess(sourceOf(wordPress)),
      await openProcess(sourceOf(wordPress)),
    ];
    await store.tables.schema.alterTable('news_versions').renameTo('away').execute();
    wordPress.posts = [wirePost(1, { title: 'New', modified_gmt: '2026-02-02T08:00:00' })];
    await one.refresh();
    await expect.poll(memory.messages).toEqual(['news not shared', 'news not shared']);
    await store.tables.schema.alterTable('away').renameTo('news_versions').execute();
    await expect.poll(() => titles(other)).toEqual(['New']);
    expect(memory.messages()).toHaveLength(2);
  });

  it('are not passed on in circles where WordPress never answers the same twice', async () => {
    const reads = [0, 0];
    const restless = (at: 0 | 1): NewsSource => ({
      name: 'restless',
      read() {
        reads[at] = (reads[at] ?? 0) + 1;
        return Promise.resolve({ ...none, media: { [`${at}`]: String(reads[at]) } });
      },
    });
    const one = await openProcess(restless(0));
    await expect.poll(() => findSharedNews(store)).toBe(one.version());
    await openProcess(restless(1));
    // The second is told of more than it finds at its start.
    await expect.poll(() => reads).toEqual([1, 2]);
    for (const round of [2, 3, 4]) {
      await one.refresh();
      await expect.poll(() => reads).toEqual([round, round + 1]);
    }
  });
});
