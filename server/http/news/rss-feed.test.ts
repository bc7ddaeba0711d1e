import { expect, it } from 'vitest';
import type { Post } from '#app/features/news/news.ports.ts';
import { readSource } from '#server/content/open-files.ts';
import { createCatalogue } from '#server/news/news-catalogue.ts';
import { aPost } from '../../../tests/support/a-post.ts';
import { rssFeed } from './news-routes.ts';

const post = aPost({
  slug: 'a&b',
  title: 'Salt & <sugar>\u0007',
  excerpt: 'Both, "in" excess.',
  categories: [{ slug: 'food', name: 'Food & drink' }],
  picture: { src: '/media/a.png', srcSet: undefined, width: 2, height: 1, alt: 'A "spoon"' },
  html: '<p><a href="/posts/b">b</a> ]]> <img src="/media/b.png" srcset="/media/b.png 1w"></p>',
});

async function feedOf(posts: readonly Post[]) {
  const news = createCatalogue({ posts, categories: [], media: {} });
  return rssFeed({
    news,
    identity: await readSource('content', 'identity'),
    origin: 'https://a.example',
  });
}

it('escapes what XML would take for markup, and drops what it cannot hold', async () => {
  const feed = await feedOf([post]);
  expect(feed).toContain('<title>Salt &amp; &lt;sugar&gt;</title>');
  expect(feed).toContain('<link>https://a.example/posts/a%26b</link>');
  expect(feed).toContain('<category>Food &amp; drink</category>');
});

it('gives the text whole, with addresses that work anywhere', async () => {
  const feed = await feedOf([post]);
  expect(feed).toContain('<img src="https://a.example/media/a.png" alt="A &quot;spoon&quot;">');
  expect(feed).toContain('<a href="https://a.example/posts/b">b</a> ]]]]><![CDATA[> ');
  expect(feed).toContain('<img src="https://a.example/media/b.png"></p>]]>');
});

it('is a feed also while there are no posts', async () => {
  expect(await feedOf([])).toMatch(/<channel>.*<\/channel><\/rss>\n$/);
});
