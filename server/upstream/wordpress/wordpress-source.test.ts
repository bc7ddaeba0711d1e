import { describe, expect, it, onTestFinished } from 'vitest';
import type { NewsContent } from '#server/news/news-content.ts';
import {
  recordedList,
  startFakeWordPress,
  wireCategory,
  wirePost,
} from '../../../tests/support/fake-wordpress.ts';
import { holdTimer, type Misbehave } from '../../../tests/support/hold-timer.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { createWordPressSource } from './wordpress-source.ts';

async function start(...content: Parameters<typeof startFakeWordPress>) {
  const wordPress = await startFakeWordPress(...content);
  onTestFinished(() => wordPress[Symbol.asyncDispose]());
  const clock = { nowMs: 0 };
  const { log, messages } = createMemoryLog();
  const source = createWordPressSource({
    url: wordPress.url,
    log,
    timeoutMs: 20_000,
    now: () => clock.nowMs,
  });
  const read = async (): Promise<NewsContent> => {
    const answer = await source.read();
    if (answer === 'unchanged') throw new Error('nothing has changed');
    return answer;
  };
  return { wordPress, source, read, clock, messages };
}

async function startRecorded() {
  const started = await start();
  started.wordPress.posts = await recordedList('posts', started.wordPress.url);
  started.wordPress.categories = await recordedList('categories', started.wordPress.url);
  return started;
}

describe('the answers of a real WordPress', () => {
  it('become posts and categories with names in plain text', async () => {
    const { read } = await startRecorded();
    const { posts, categories } = await read();
    expect(categories.map(({ name }) => name)).toContain('News & Events');
    expect(posts.map(({ slug }) => slug)).toEqual([
      'diaspora-cover-parents',
      'kano-medical-outreach',
      'five-ways-blood-pressure',
    ]);
    expect(posts[2]).toMatchObject({
      title: 'Five ways to keep your blood pressure down',
      publishedAt: '2026-10-01T08:30:00Z',
      updatedAt: undefined,
      author: undefined,
      readingMinutes: 1,
      direction: 'ltr',
      categories: [{ slug: 'health-tips', name: 'Health Tips' }],
    });
    expect(posts[2]?.excerpt).toMatch(/^High blood pressure is common in Nigeria & often silent\./);
    expect(posts[2]?.html).toContain('Ọlọrun a tọjú rẹ. Ṣe àyẹ̀wò. Ɓangaren ƙasa, ɗaki.');
    expect(posts[2]?.sections).toEqual([{ id: 'part-1-eat-less-salt', title: '1. Eat less salt' }]);
  });

  it('have their picture in three sizes, none of them cropped', async () => {
    const { wordPress, read } = await startRecorded();
    const { posts, media } = await read();
    const picture = posts[0]?.picture;
    expect(picture).toMatchObject({
      alt: 'Daughter on a video call with her mother',
      width: 1536,
      height: 864,
    });
    const names = picture?.srcSet?.match(/\/media\/\S+/g) ?? [];
    const files = names.map((name) => media[name.replace('/media/', '')]);
    const uploads = `${wordPress.url}/wp-content/uploads/2026/11/diaspora`;
    expect(files).toEqual([
      `${uploads}-768x432.jpg`,
      `${uploads}-1024x576.jpg`,
      `${uploads}-1536x864.jpg`,
    ]);
  });

  it('leave the scripts and frames of the hostile one behind', async () => {
    const { read } = await startRecorded();
    const html = (await read()).posts[1]?.html ?? '';
    expect(html).toContain('<td>540</td>');
    expect(html).toMatch(/<img src="\/media\/[0-9a-f]{20}\.png" srcset="/);
    expect(html).not.toMatch(/script|onerror|iframe|__pwned/);
    expect(html).toContain('View embedded content on example.org');
  });
});

describe('of the posts', () => {
  it('all are read, page by page, by what the headers say', async () => {
    const posts = Array.from({ length: 60 }, (_, index) => wirePost(60 - index));
    const { wordPress, read } = await start(posts);
    expect((await read()).posts).toHaveLength(60);
    const pages = wordPress.asked.filter((path) => /posts\?.*&page=/.test(path));
    expect(pages).toHaveLength(3);
  });

  it('those behind a password or not published are left out', async () => {
    const { read } = await start([
      { ...wirePost(3), content: { rendered: '', protected: true } },
      wirePost(2, { status: 'draft' }),
      wirePost(1),
    ]);
    expect((await read()).posts.map(({ id }) => id)).toEqual([1]);
  });

  it('one that is broken does not take the others with it', async () => {
    const { read, messages } = await start([{ id: 'nonsense' }, wirePost(1)]);
    expect((await read()).posts.map(({ id }) => id)).toEqual([1]);
    expect(messages()).toEqual(['skipped malformed WordPress item']);
  });

  it('one in Arabic runs from right to left and is found by its own letters', async () => {
    const slug = encodeURIComponent('صحة').toLowerCase();
    const { read } = await start([
      wirePost(1, { slug, title: 'صحة العائلة', content: '<p>الماء النظيف يحمي العائلة.</p>' }),
    ]);
    expect((await read()).posts[0]).toMatchObject({ slug: 'صحة', direction: 'rtl' });
  });

  it('one without a title is called by its first words', async () => {
    const { read } = await start([
      wirePost(1, { title: '', content: '<p>Drink clean water.</p>' }),
    ]);
    expect((await read()).posts[0]?.title).toBe('Drink clean water.');
  });

  it('one whose picture was deleted has none', async () => {
    const gone = { code: 'rest_post_invalid_id', message: 'Invalid', data: { status: 404 } };
    const { read } = await start([wirePost(1, { _embedded: { 'wp:featuredmedia': [gone] } })]);
    expect((await read()).posts[0]?.picture).toBeUndefined();
  });

  it('a long excerpt ends at a word', async () => {
    const { read } = await start([
      wirePost(1, { excerpt: { rendered: `<p>${'word '.repeat(80)}[&hellip;]</p>` } }),
    ]);
    const excerpt = (await read()).posts[0]?.excerpt ?? '';
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(excerpt).toMatch(/word…$/);
  });
});

describe('asked again', () => {
  const category = wireCategory(1, 'prevention', 'Prevention');

  it('it looks at two small lists and says that nothing has changed', async () => {
    const { wordPress, source } = await start([wirePost(1)], [category]);
    await source.read();
    wordPress.asked.length = 0;
    await expect(source.read()).resolves.toBe('unchanged');
    expect(wordPress.asked).toHaveLength(2);
  });

  it('it asks conditionally where the server gives marks', async () => {
    const { wordPress, source } = await start([wirePost(1)], [category]);
    wordPress.sendsMarks = true;
    await source.read();
    await expect(source.read()).resolves.toBe('unchanged');
  });

  it('it sees a post that was edited', async () => {
    const { wordPress, read } = await start([wirePost(1)], [category]);
    await read();
    wordPress.posts = [wirePost(1, { title: 'New', modified_gmt: '2026-02-02T08:00:00' })];
    const [post] = (await read()).posts;
    expect(post).toMatchObject({ title: 'New', updatedAt: '2026-02-02T08:00:00Z' });
  });

  it('it sees a post that was taken back', async () => {
    const { wordPress, read } = await start([wirePost(2), wirePost(1)], [category]);
    await read();
    wordPress.posts = [wirePost(2)];
    expect((await read()).posts).toHaveLength(1);
  });

  it('it sees a category with another name', async () => {
    const { wordPress, read } = await start([wirePost(1)], [category]);
    await read();
    wordPress.categories = [wireCategory(1, 'prevention', 'Staying well')];
    expect((await read()).categories[0]?.name).toBe('Staying well');
  });

  it('it reads everything after half an hour, for what a glance cannot see', async () => {
    const { source, clock } = await start([wirePost(1)], [category]);
    await source.read();
    clock.nowMs = 30 * 60 * 1000;
    await expect(source.read()).resolves.not.toBe('unchanged');
  });
});

describe('a WordPress that does not answer well is an error:', () => {
  const headers = { 'content-type': 'application/json', 'x-wp-total': '1', 'x-wp-totalpages': '1' };
  const cases: readonly (readonly [string, Misbehave])[] = [
    ['it is slow', (_r, runOutOfTime) => runOutOfTime()],
    [
      'it begins and does not go on',
      (r, runOutOfTime) => void r.writeHead(200, headers).write('[', runOutOfTime),
    ],
    [
      'it breaks off',
      (r) => {
        r.writeHead(200, { ...headers, 'content-length': '99' }).write('[', () => r.destroy());
      },
    ],
    ['it leads elsewhere', (r) => void r.writeHead(302, { location: 'https://a.example' }).end()],
    ['it sends a page', (r) => void r.writeHead(200, headers).end('<!DOCTYPE html>')],
    ['it sends no totals', (r) => void r.writeHead(200, { 'content-type': 'a/b' }).end('[]')],
    ['its totals do not add up', (r) => void r.writeHead(200, headers).end('[]')],
    ['it sends nothing but broken items', (r) => void r.writeHead(200, headers).end('[{"id":1}]')],
  ];

  it.each(cases)('%s', async (_what, misbehave) => {
    const { wordPress, source } = await start([wirePost(1)]);
    const timer = holdTimer();
    wordPress.misbehaviour = (_request, response) => misbehave(response, timer.runOut);
    await expect(source.read()).rejects.toThrow();
    timer.release();
    wordPress.misbehaviour = undefined;
    await expect(source.read()).resolves.toMatchObject({ posts: [{ id: 1 }] });
  });
});
