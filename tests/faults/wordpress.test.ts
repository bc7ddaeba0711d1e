import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Category, PostSummary } from '#app/features/news/news.ports.ts';
import { hostileHtml } from '../fixtures/hostile-html.ts';
import { ask } from '../support/ask.ts';
import { startRealWordPress, type RealWordPress } from '../support/real-wordpress.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

// Installing WordPress takes minutes, and a change may take the refresh time of two minutes.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 });

/** The 300 of the seed, the hostile one, those without picture, in Arabic and with pictures in it. */
const publicPosts = 304;
const patient = { timeout: 200_000, interval: 1000 };

let wordPress: RealWordPress;
let folder: string;
let site: RunningSite;

const start = (dataFolder = folder) =>
  startSite({ DATA_DIR: dataFolder, WORDPRESS_URL: wordPress.url, SITE_URL: 'https://a.example' });
const get = (path: string) => ask(site.address, path);
const read = async (path: string) => (await get(path)).text();
const readPosts = async () => JSON.parse(await read('/api/posts')) as PostSummary[];

beforeAll(async () => {
  wordPress = await startRealWordPress(hostileHtml.map(({ html }) => html).join('\n\n'));
  folder = await mkdtemp(join(tmpdir(), 'data-'));
  site = await start();
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await wordPress[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

describe('a real WordPress', () => {
  it('is shown whole: every public post, none that is not', async () => {
    await vi.waitFor(async () => expect(await readPosts()).toHaveLength(publicPosts), patient);
    const slugs = new Set((await readPosts()).map(({ slug }) => slug));
    for (const slug of ['hostile', 'no-picture', 'صحة', 'with-media', 'article-1', 'article-300']) {
      expect([slug, slugs.has(slug)]).toEqual([slug, true]);
    }
    for (const slug of ['for-members', 'unfinished', 'tomorrow']) {
      expect([slug, slugs.has(slug)]).toEqual([slug, false]);
      expect((await get(`/posts/${slug}`)).status).toBe(404);
    }
    expect(await read('/rss.xml')).not.toMatch(/Secret words|Half a thought/);
  });

  it('has its categories with their counts', async () => {
    const categories = JSON.parse(await read('/api/categories')) as Category[];
    const facts = Object.fromEntries(categories.map(({ name, count }) => [name, count]));
    expect(facts).toEqual({ 'Tests & vaccines': 154, 'Your plan': 150 });
  });

  it('fills as many pages as are needed', async () => {
    const last = await read('/news?page=26');
    expect(last).toContain('href="/posts/article-1"');
    expect((await get('/news?page=27')).status).toBe(404);
  });

  it('with hostile HTML harms nobody', async () => {
    const html = await read('/posts/hostile');
    const [, body] = /post-body">([^]*?)<\/article>/.exec(html) ?? [];
    expect(body).toBeDefined();
    expect(body).not.toMatch(/<(script|style|iframe|object|embed|form|input|svg(?! class="icon))/);
    expect(body).not.toMatch(/<[^>]+ on\w+=|(href|src)="(javascript|data|vbscript):/i);
    expect(html).toContain('<h1>Hostile “post”</h1>');
  });

  it('has posts without picture and posts from right to left', async () => {
    expect(await read('/posts/no-picture')).toContain('Words only.');
    expect(await read(`/posts/${encodeURIComponent('صحة')}`)).toContain('dir="rtl"');
  });

  it('gives its pictures in several sizes, served by ourselves', async () => {
    const post = (await readPosts()).find(({ slug }) => slug === 'with-media');
    expect(post?.picture?.alt).toBe('A nurse measures blood pressure');
    const widths = post?.picture?.srcSet?.match(/\d+(?=w)/g);
    expect(widths).toEqual(['768', '1024', '1536']);
    const html = await read('/posts/with-media');
    const names = new Set(html.match(/\/media\/[0-9a-f]+\.jpg/g));
    expect(names.size).toBeGreaterThanOrEqual(3);
    expect(html).not.toContain(wordPress.url);
    for (const name of names) {
      expect((await get(name)).headers['content-type']).toBe('image/jpeg');
    }
  });
});

it('an edited post shows within the refresh time, on every page that names it', async () => {
  await read('/');
  await read('/posts/with-media');
  await wordPress.edit('with-media', 'With a better title');
  await vi.waitFor(
    async () => expect(await read('/posts/with-media')).toContain('With a better title'),
    patient,
  );
  expect(await read('/')).toContain('With a better title');
  expect(await read('/news')).toContain('With a better title');
});

describe('once WordPress is stopped', () => {
  it('nothing changes for readers', async () => {
    const before = await Promise.all(['/news', '/posts/article-7', '/api/posts'].map(read));
    await wordPress.stop();
    const after = await Promise.all(['/news', '/posts/article-7', '/api/posts'].map(read));
    expect(after).toEqual(before);
  });

  it('a site that starts shows its saved copy, pictures too', async () => {
    await site.stop();
    site = await start();
    expect(await readPosts()).toHaveLength(publicPosts);
    const html = await read('/posts/with-media');
    const [name = ''] = /\/media\/[0-9a-f]+\.jpg/.exec(html) ?? [];
    expect((await get(name)).status).toBe(200);
  });

  it('a site that has saved nothing shows its own articles', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'data-'));
    await using other = await start(empty);
    const posts = JSON.parse((await ask(other.address, '/api/posts')).text()) as PostSummary[];
    expect(posts.map(({ slug }) => slug)).toContain('malaria-test-before-treatment');
  });

  it('its return is noticed', async () => {
    await wordPress.start();
    await wordPress.edit('article-300', 'Back again');
    await vi.waitFor(
      async () => expect(await read('/posts/article-300')).toContain('Back again'),
      patient,
    );
  });
});
