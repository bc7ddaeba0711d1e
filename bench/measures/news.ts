import { startFakeWordPress, wireCategory, wirePost } from '../../tests/support/fake-wordpress.ts';
import { uncached } from '../../tests/support/uncached.ts';
import { kilobytes, row, type Measure, type MeasureContext, type Row } from '../row.ts';
import { getSentPage, medianAnswerMs } from '../sent-page.ts';
import { startMeasuredSite, visitors } from '../site.ts';

const postCount = 300;
/** As long as the longest articles should be. */
const paragraph = `<p>${'Clean water keeps a family well, and so does a test in time. '.repeat(5)}</p>`;
const content = Array.from(
  { length: 6 },
  (_, part) => `<h2>Part ${part}</h2>${paragraph.repeat(3)}`,
).join('');

/** What the news cost, with as many posts as a provider writes in years. */
export const newsMeasure: Measure = { name: 'news', run };

async function run({ progress }: MeasureContext): Promise<readonly Row[]> {
  progress(`Rendering the news of ${postCount} posts …`);
  const posts = Array.from({ length: postCount }, (_, index) =>
    wirePost(postCount - index, { content, categories: [1] }),
  );
  await using wordPress = await startFakeWordPress(posts, [wireCategory(1, 'health', 'Health')]);
  await using site = await startMeasuredSite({ WORDPRESS_URL: wordPress.url });
  await using sample = await startMeasuredSite();
  const answer = (path: string) =>
    medianAnswerMs(site.address + path, visitors.NG, { rounds: 60, warmUps: 30 });
  const subject = `/news, ${postCount} posts`;
  return [
    row(subject, 'Rendered and sent', await answer(uncached('/news')), 'ms', { atMost: 20 }),
    row(subject, 'A search, rendered and sent', await answer('/news?q=water'), 'ms'),
    row(subject, 'From the page cache', await answer('/news'), 'ms'),
    await articleRow(site.address, `/posts/post-${postCount}`),
    await articleRow(sample.address, '/posts/malaria-test-before-treatment'),
  ];
}

async function articleRow(address: string, path: string): Promise<Row> {
  const { body } = await getSentPage(address + path, visitors.NG);
  const weight = kilobytes(body.length);
  return row(path, 'HTML with its styles, brotli', weight, 'kB', { atMost: 20 });
}
