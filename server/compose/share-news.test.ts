import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewsContent, NewsSource } from '#server/news/news-content.ts';
import { openNewsLibrary, type NewsLibrary } from '#server/news/news-library.ts';
import { openStore } from '#server/store/open-store.ts';
import { createPostgresNotices } from '#server/store/notices.ts';
import type { Store } from '#server/store/store.ts';
import { createWordPressSource } from '#server/upstream/wordpress/wordpress-source.ts';
import { createDatabase } from '../../tests/support/create-database.ts';
import { startFakeWordPress, wirePost } from '../../tests/support/fake-wordpress.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { shareNews } from './open-news.ts';

const { log } = createMemoryLog();
const none: NewsContent = { posts: [], categories: [], media: {} };
const closing: (() => unknown)[] = [];
let databaseUrl: string;
let store: Store;

beforeEach(async () => {
  databaseUrl = await createDatabase();
  store = await openStore({ databaseUrl, dataFolder: '', log });
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await store.close();
});

/** Opens the news of one process, which reads again only when told. */
async function openProcess(source: NewsSource) {
  const library = await openNewsLibrary({
    source,
    fallback: none,
    fallbackCopy: undefined,
    log,
    refreshMs: 3_600_000,
    firstAnswerMs: 20_000,
  });
  const notices = createPostgresNotices(databaseUrl, log);
  closing.push(() => library.close());
  closing.push(() => notices.stop());
  shareNews({ library, store, notices, log });
  const isListening = new Promise<void>((resolve) => notices.listen('news', () => resolve()));
  notices.start();
  await isListening;
  return library;
}

const titles = (library: NewsLibrary) => library.news.posts().map(({ title }) => title);

async function startWordPress() {
  const wordPress = await startFakeWordPress([wirePost(1)]);
  closing.push(() => wordPress[Symbol.asyncDispose]());
  return wordPress;
}

const sourceOf = ({ url }: { readonly url: string }) =>
  createWordPressSource({ url, log, timeoutMs: 20_000 });

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
    await openProcess(sourceOf(wordPress));
    await expect.poll(() => titles(running)).toHaveLength(2);
  });
});
