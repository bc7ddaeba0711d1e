import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostSummary } from '#app/features/news/news.ports.ts';
import { ask } from '../../../tests/support/ask.ts';
import {
  startFakeWordPress,
  wireCategory,
  wirePost,
} from '../../../tests/support/fake-wordpress.ts';
import { startSite } from '../../../tests/support/start-site.ts';
import { useSharedSite } from '../../../tests/support/use-shared-site.ts';

const origin = 'https://health.example';
const longText = ['Know', 'Test', 'Treat', 'Rest']
  .map((word) => `<h2>${word}</h2><p>${'Drink clean water. '.repeat(90)}</p>`)
  .join('');

/** Enough for two pages, in two categories. */
function wordPressPosts(url: string) {
  const picture = {
    media_type: 'image',
    alt_text: 'A nurse',
    source_url: `${url}/wp-content/uploads/nurse.png`,
    media_details: { width: 1200, height: 800, sizes: {} },
  };
  return Array.from({ length: 15 }, (_, index) =>
    wirePost(15 - index, {
      title: `Staying well &amp; safe, part ${15 - index}`,
      content: longText,
      categories: [1 + (index % 2)],
      _embedded: { 'wp:featuredmedia': [picture] },
    }),
  );
}

async function startFromWordPress() {
  const wordPress = await startFakeWordPress();
  wordPress.posts = wordPressPosts(wordPress.url);
  wordPress.categories = [
    wireCategory(1, 'prevention', 'Prevention &amp; tests'),
    wireCategory(2, 'plans', 'Your plan'),
  ];
  const site = await startSite({ SITE_URL: origin, WORDPRESS_URL: wordPress.url });
  const end = async () => {
    await site[Symbol.asyncDispose]();
    await wordPress[Symbol.asyncDispose]();
  };
  return { site, end };
}

const shared = useSharedSite();

describe('with news from files', () => {
  testNews(async () => ({ site: shared, end: () => Promise.resolve() }));
});

// What WordPress says becomes the same posts: server/upstream/wordpress.
describe('with news from WordPress', { tags: 'long' }, () => testNews(startFromWordPress));

interface NewsSite {
  readonly site: { readonly address: string };
  readonly end: () => Promise<void>;
}

function testNews(start: () => Promise<NewsSite>): void {
  let site: { readonly address: string };
  let end: () => Promise<void>;
  let posts: (PostSummary & { readonly url: string })[];

  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(site.address, path, { headers });
  const read = async (path: string) => (await get(path)).text();
  const newest = () => posts[0] ?? expect.fail('there is no post');

  beforeAll(async () => {
    ({ site, end } = await start());
    posts = JSON.parse(await read('/api/posts')) as typeof posts;
  });

  afterAll(() => end());

  it('GET /api/posts lists all posts, newest first, without their texts', () => {
    expect(posts.length).toBeGreaterThan(12);
    const dates = posts.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(newest()).not.toHaveProperty('html');
    for (const { title, excerpt, slug, url } of posts) {
      expect(title).not.toMatch(/[<>]|&\w+;/);
      expect(excerpt).not.toBe('');
      expect(url).toBe(`/posts/${encodeURIComponent(slug)}`);
    }
  });

  it('GET /api/posts/images lists a picture for each post', async () => {
    const images = JSON.parse(await read('/api/posts/images')) as { src: string; slug: string }[];
    expect(images.map(({ slug }) => slug)).toEqual(posts.map(({ slug }) => slug));
    for (const src of new Set(images.map((image) => image.src))) {
      const picture = await get(src);
      expect([src, picture.status]).toEqual([src, 200]);
      expect(picture.headers['content-type']).toMatch(/^image\//);
    }
  });

  it('GET /api/categories lists the newest first, which pages do not', async () => {
    const categories = JSON.parse(await read('/api/categories')) as { id: number; slug: string }[];
    const ids = categories.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBeGreaterThan(1);
    const shown = (await read('/news')).matchAll(/href="\/news\?category=([\w-]+)/g);
    const slugs = new Set(Array.from(shown, ([, slug]) => slug));
    expect([...slugs]).toEqual(categories.map(({ slug }) => slug).toReversed());
  });

  const lists = ['/api/posts', '/api/posts/images', '/api/categories'];
  it.each(lists)('%s takes no POST, and is not sent again to who has it', async (path) => {
    // Other tests send forms to the shared site too, and one address may send only so many.
    const headers = { 'x-forwarded-for': '203.0.113.30' };
    const posted = await ask(site.address, path, { method: 'POST', headers, body: '{}' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    const first = await get(path, { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    const known = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' };
    expect((await get(path, known)).status).toBe(304);
  });

  it.each(['/', '/global'])('%s shows the newest three', async (path) => {
    const html = await read(path);
    for (const { url } of posts.slice(0, 3)) expect(html).toContain(`href="${url}"`);
    expect(html).not.toContain(`href="${posts[3]?.url}"`);
  });

  it('/news shows a page of posts and leads to the next', async () => {
    const first = await read('/news');
    for (const { url } of posts.slice(0, 13)) expect(first).toContain(`href="${url}"`);
    expect(first).toContain('href="/news?page=2"');
    const second = await read('/news?page=2');
    expect(second).toContain(`href="${posts[13]?.url}"`);
    expect(second).not.toContain(`href="${newest().url}"`);
    expect(second).toContain(`<link rel="canonical" href="${origin}/news?page=2"/>`);
  });

  it('/news finds posts by words, says when there are none, and lets nobody write into the page', async () => {
    const words = newest().title.split(' ').slice(0, 2).join(' ');
    expect(await read(`/news?q=${encodeURIComponent(words)}`)).toContain(`href="${newest().url}"`);
    const nothing = await get('/news?q=%3Cscript%3Epwn()%3C/script%3E');
    expect(nothing.status).toBe(200);
    expect(nothing.text()).toContain('Nothing found for “&lt;script&gt;');
    expect(nothing.text()).not.toContain('<script>pwn');
    expect(nothing.headers['x-request-id']).toBeDefined();
  });

  const gone = ['/news?page=99', '/news?page=0', '/news?page=x', '/news?category=no-such'];
  it.each(gone)('%s is 404 with a way back', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text()).toMatch(/That page doesn’t exist any more|We can’t find that topic/);
    expect(answer.text()).toContain('name="robots" content="noindex"');
  });

  it('a post has its text, its neighbours and related posts', async () => {
    const html = await read(posts[1]?.url ?? '');
    expect(html).toMatch(/<h1>[^<]+<\/h1>/);
    expect(html).toMatch(/ min read/);
    expect(html).toContain(`href="${posts[2]?.url}"`);
    expect(html).toContain(`href="${newest().url}"`);
    expect(html).toContain('Read next');
    expect(html).toContain('In this article');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('a post tells search engines and other sites what it is', async () => {
    const html = await read(newest().url);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(data.map(([, json = '']) => JSON.parse(json) as unknown)).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: newest().title,
        datePublished: newest().publishedAt,
        mainEntityOfPage: origin + newest().url,
      }),
    );
    expect(html).toContain(
      `<meta property="og:image" content="${origin}${newest().url}/picture.png"/>`,
    );
    expect(html).toContain(`<link rel="canonical" href="${origin}${newest().url}"/>`);
  });

  it('a post fits into 20 kB with its style', async () => {
    const answer = await get(newest().url, { 'accept-encoding': 'br' });
    expect(answer.body.length).toBeLessThanOrEqual(20 * 1024);
    expect(brotliDecompressSync(answer.body).toString()).toContain('</html>');
  });

  it('the picture of a shared post is a PNG of the size that networks ask for', async () => {
    const picture = await get(`${newest().url}/picture.png`);
    expect(picture.headers['content-type']).toBe('image/png');
    expect([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await get('/posts/no-such-post/picture.png')).status).toBe(404);
  });

  it('an unknown post is 404 and offers posts whose titles are alike', async () => {
    const { slug } = posts[4] ?? newest();
    const answer = await get(`/posts/${encodeURIComponent(slug.slice(0, -2))}x`);
    expect(answer.status).toBe(404);
    expect(answer.text()).toContain('We can’t find that page');
    expect(answer.text()).toContain('Did you mean');
    const offered = [...answer.text().matchAll(/href="(\/posts\/[^"]+)"/g)].map(([, path]) => path);
    expect(offered).not.toEqual([]);
    expect(posts.map((post) => post.url)).toEqual(expect.arrayContaining(offered));
  });

  it('the feed has whole texts with addresses that lead back', async () => {
    const answer = await get('/rss.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = answer.text();
    expect(feed.match(/<item>/g)).toHaveLength(posts.length);
    expect(feed).toContain(`<link>${origin}${newest().url}</link>`);
    expect(feed).toMatch(/<content:encoded><!\[CDATA\[<p><img [^>]*><\/p><[^]*?<h2/);
    expect(feed).not.toMatch(/(href|src)="\//);
    expect(feed.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  });
}
