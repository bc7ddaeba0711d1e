import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Result } from 'lighthouse';
import { renderMarkdown } from '../../server/content/markdown/render-markdown.ts';
import { startRealWordPress } from '../../tests/support/real-wordpress.ts';
import { uncached } from '../../tests/support/uncached.ts';
import { serveBare } from '../bare-page.ts';
import { startGoodHost } from '../good-host.ts';
import { figureOf, requestsOf, runInTurns, scoreOf, weightOf } from '../lighthouse-run.ts';
import { openBrowser, openPhone } from '../phone.ts';
import type { Measure, MeasureContext, Row, Unit } from '../row.ts';
import { getSentPage, medianFirstByteMs } from '../sent-page.ts';
import { startMeasuredSite, visitors } from '../site.ts';
import { startTemplateSite } from '../template-site.ts';

const article = 'malaria-test-before-treatment';
/** Where each has them: this site, the template, WordPress. The article has the same words. */
const pages = [
  ['Home', '/', '/', '/'],
  ['List', '/news', '/news/', '/category/prevention/'],
  ['Article', `/posts/${article}`, `/news/${article}/`, '/hostile/'],
] as const;
const headers = visitors.NG;
const options = { onlyCategories: ['performance'], extraHeaders: { ...headers } };

/** This site beside a static template, a WordPress and a page of words alone. */
export const peersMeasure: Measure = { name: 'peers', isLong: true, run };

async function run({ runs, progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  await using template = await startTemplateSite(progress);
  await using templateHost = await startGoodHost(template.address);
  progress('Installing and filling WordPress …');
  await using blog = await startRealWordPress(await readArticle());
  await using blogHost = await startGoodHost(blog.url);
  const rows: Row[] = [];
  for (const [kind, ourPath, templatePath, blogPath] of pages) {
    progress(`${kind}: Lighthouse, ${runs} of each …`);
    const url = site.address + ourPath;
    await using bare = await serveBare(url, headers);
    const served = [
      { who: 'this site', url, options, rendered: url },
      { who: 'static template', url: templateHost.address + templatePath, options },
      {
        who: 'WordPress',
        url: blogHost.address + blogPath,
        options,
        rendered: blog.url + blogPath,
      },
      { who: 'bare page of our words', url: `${bare.address}/`, options },
    ];
    await visitOnce(served);
    const reported = await runInTurns(runs, served);
    for (const { who, report, rendered, ...sent } of reported) {
      rows.push(...rowsOf(`${kind}, ${who}`, report, await noteOn(sent.url)));
      if (rendered) rows.push(await firstByteRow(`${kind}, ${who}`, rendered));
    }
  }
  return rows;
}

async function readArticle(): Promise<string> {
  const file = `content/posts/${article}.md`;
  const body = (await readFile(file, 'utf8')).replace(/^---\n[^]*?\n---\n/, '');
  return renderMarkdown(body, { file, placeholders: new Map(), foldsQuestions: false }).html;
}

/** The first visitor fills the caches; visitors after that are measured. */
async function visitOnce(served: readonly { readonly url: string }[]): Promise<void> {
  await using browser = await openBrowser();
  for (const { url } of served) {
    const tab = await openPhone(browser, headers);
    await tab.goto(url, { waitUntil: 'networkidle' });
  }
}

/** What made a page, in its own words. */
async function noteOn(url: string): Promise<string | undefined> {
  const html = brotliDecompressSync((await getSentPage(url, headers)).body).toString();
  const makers = [...html.matchAll(/<meta name="generator" content="([^"]+)"/g)];
  const names = makers.map(([, name]) => name).join(', ');
  return names === '' ? undefined : `made by ${names}; sent from memory, in brotli`;
}

function rowsOf(subject: string, report: Result, note?: string): readonly Row[] {
  const requests = requestsOf(report);
  const cell = (column: string, name: string, value: number, unit: Unit): Row => {
    return { subject, name, value, unit, column };
  };
  const figure = (name: string, audit: string) =>
    cell(`${name} ms`, name, figureOf(report, audit), 'ms');
  const shift = figureOf(report, 'cumulative-layout-shift');
  return [
    { ...cell('Score', 'Lighthouse performance', scoreOf(report, 'performance'), 'score'), note },
    figure('FCP', 'first-contentful-paint'),
    figure('LCP', 'largest-contentful-paint'),
    figure('TBT', 'total-blocking-time'),
    cell('CLS', 'CLS', shift, 'shift'),
    cell('All kB', 'All bytes before scrolling', weightOf(requests), 'kB'),
    cell('JS kB', 'Scripts before a touch', weightOf(requests, 'Script'), 'kB'),
    cell('Requests', 'Requests', requests.length, 'count'),
  ];
}

async function firstByteRow(subject: string, url: string): Promise<Row> {
  const value = await medianFirstByteMs(uncached(url), headers, { rounds: 12, warmUps: 3 });
  const name = 'First byte of an uncached page';
  return { subject, name, value, unit: 'ms', column: 'First byte ms' };
}
