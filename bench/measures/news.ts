import { startFakeWordPress, wireCategory, wirePost } from '../../tests/support/fake-wordpress.ts';
import { unkept } from '../../tests/support/unkept.ts';
import { measuredPages } from '../measured-pages.ts';
import { median } from '../median.ts';
import { kilobytes, type Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { server, withSite, type Site } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

const postCount = 300;
const warmUps = 30;
const rounds = 60;
/** As long as the longest articles should be. */
const paragraph = `<p>${'Clean water keeps a family well, and so does a test in time. '.repeat(5)}</p>`;
const article = Array.from(
  { length: 6 },
  (_, part) => `<h2>Part ${part}</h2>${paragraph.repeat(3)}`,
);

/** What the news cost, with as many posts as a provider writes in years. */
export const newsMeasure: Measure = { name: 'news', run };

async function run({ progress }: MeasureContext): Promise<readonly Row[]> {
  progress(`Rendering the news of ${postCount} posts …`);
  await using wordPress = await startFakeWordPress(posts(), [wireCategory(1, 'health', 'Health')]);
  const launch = { ...server, env: { WORDPRESS_URL: wordPress.url } };
  return [
    ...(await withSite(measureList, launch)),
    ...(await withSite(({ origin }) =>
      measureArticle(origin, '/posts/malaria-test-before-treatment'),
    )),
  ];
}

function posts() {
  return Array.from({ length: postCount }, (_, index) =>
    wirePost(postCount - index, { content: article.join(''), categories: [1] }),
  );
}

async function measureList({ origin }: Site): Promise<Row[]> {
  const subject = `/news, ${postCount} posts`;
  const rendered = await medianMs(origin + unkept('/news'));
  const cached = await medianMs(`${origin}/news`);
  const searched = await medianMs(`${origin}/news?q=water`);
  return [
    { subject, name: 'Rendered and sent', value: rendered, unit: 'ms', target: { atMost: 20 } },
    { subject, name: 'A search, rendered and sent', value: searched, unit: 'ms' },
    { subject, name: 'From the page cache', value: cached, unit: 'ms' },
    ...(await measureArticle(origin, `/posts/post-${postCount}`)),
  ];
}

async function measureArticle(origin: string, path: string): Promise<Row[]> {
  const { body } = await getSentPage(origin + path, measuredPages[0]?.headers ?? {});
  const value = kilobytes(body.length);
  const name = 'HTML with its styles, brotli';
  return [{ subject: path, name, value, unit: 'kB', target: { atMost: 20 } }];
}

/** From the question to the last byte, one after the other. */
async function medianMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const startedAt = performance.now();
    await getSentPage(url, measuredPages[0]?.headers ?? {});
    if (round >= warmUps) times.push(performance.now() - startedAt);
  }
  return median(times);
}
