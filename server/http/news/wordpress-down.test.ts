import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { startFakeWordPress, wirePost } from '../../../tests/support/fake-wordpress.ts';
import { startSite } from '../../../tests/support/start-site.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});

afterEach(() => rm(folder, { recursive: true }));

const read = async (site: { readonly address: string }, path: string) =>
  (await ask(site.address, path)).text();

it('a site that starts while WordPress is down shows what it had saved, pictures too', async () => {
  const wordPress = await startFakeWordPress();
  const picture = `${wordPress.url}/wp-content/uploads/a.png`;
  wordPress.posts = [wirePost(1, { content: `<p>Text.</p><img src="${picture}" alt="">` })];
  const settings = { DATA_DIR: folder, WORDPRESS_URL: wordPress.url };
  const first = await startSite(settings);
  const [src = ''] = /\/media\/\w+\.png/.exec(await read(first, '/posts/post-1')) ?? [];
  await ask(first.address, src);
  await first.stop();
  await wordPress[Symbol.asyncDispose]();

  await using second = await startSite(settings);
  expect(await read(second, '/news')).toContain('href="/posts/post-1"');
  expect((await ask(second.address, src)).headers['content-type']).toBe('image/png');
});

it('a site that has never reached WordPress shows its own articles', { tags: 'long' }, async () => {
  await using site = await startSite({ DATA_DIR: folder, WORDPRESS_URL: 'http://127.0.0.1:9' });
  const posts = JSON.parse(await read(site, '/api/posts')) as unknown[];
  expect(posts.length).toBeGreaterThanOrEqual(12);
});
