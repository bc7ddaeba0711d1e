import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findOverflow } from '../a11y/checks/find-overflow.ts';
import { layOver, withoutFading } from '../a11y/checks/lay-over.ts';
import { aFacility } from '../support/a-facility.ts';
import { writeFacilityCsv } from '../support/facility-csv.ts';
import { startFakeWordPress, wireCategory, wirePost } from '../support/fake-wordpress.ts';
import { fillInAda, nextStep, sendOrder } from '../support/order-steps.ts';
import { runImport } from '../support/run-import.ts';
import { runProgram } from '../support/run-store-command.ts';
import { useOwnSite } from '../support/use-own-site.ts';
import { onLongRun } from '../support/long-run.ts';

/** Longer than a phone is wide, and without a place to break it. */
const word = 'Electroencephalography'.repeat(9).slice(0, 190);
const placeName = word.slice(0, 120);

// A site with such words in its posts and its provider.
let wordPress: Awaited<ReturnType<typeof startFakeWordPress>>;
const site = useOwnSite(async (folder) => {
  const file = join(folder, 'providers.csv');
  await writeFacilityCsv(file, [aFacility({ id: 'long', name: placeName, address: placeName })]);
  // The site makes its store, a command does not.
  await runProgram(['tests/support/store-opener.ts'], { DATA_DIR: folder });
  const imported = await runImport(file, { DATA_DIR: folder });
  expect(imported.lines).toEqual([]);
  wordPress = await startFakeWordPress(
    [1, 2, 3, 4].map((id) =>
      wirePost(id, {
        title: `${word} ${id}`,
        content: `<h2>${word}</h2><p>${word}</p><ul><li>${word}</li></ul><blockquote><p>${word}</p></blockquote><pre>${word}</pre><table><tr><th>${word}</th><td>${word}</td></tr></table>`,
        excerpt: { rendered: `<p>${word}</p>` },
        categories: [1, 2],
      }),
    ),
    [wireCategory(1, 'long', word), wireCategory(2, 'short', 'Health')],
  );
  return { WORDPRESS_URL: wordPress.url };
});
test.afterAll(() => wordPress[Symbol.asyncDispose]());

test.use({ viewport: { width: 320, height: 780 }, serviceWorkers: 'block' });

/** Lists what cannot be read on a page that shows the long word. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  // The list of saved pages comes by script.
  await expect.poll(() => page.getByRole('main').innerHTML()).toContain(word.slice(0, 40));
  await layOver(page, withoutFading);
  return (await findOverflow(page)).map((fault) => `${page.url().slice(0, 60)} ${fault}`);
}

async function expectLegible(page: Page, paths: readonly string[]): Promise<void> {
  test.slow();
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(site.address + path);
    found.push(...(await faultsOf(page)));
  }
  expect(found).toEqual([]);
}

test('an over-wide word breaks wherever posts are shown', onLongRun, async ({ page }) => {
  await expectLegible(page, [
    '/news',
    '/news?category=long',
    `/news?q=${word}`,
    `/news?q=x${word}`,
    '/posts/post-2',
    `/posts/${word}`,
    '/',
    '/global',
  ]);
});

test('an over-wide word breaks in a search and in an address', onLongRun, async ({ page }) => {
  await expectLegible(page, [
    `/search?q=${word}`,
    `/search?q=x${word}`,
    `/faqs?q=x${word}`,
    `/providers?q=${placeName}`,
    `/providers?q=x${word}&plan=gold&state=lagos`,
    '/providers/long-long',
    `/providers/${word}`,
    `/${word}`,
    `/checkout/${word}`,
    `/plans/${word}`,
  ]);
});

test('an over-wide word breaks wherever an enrolment shows it', onLongRun, async ({ page }) => {
  test.slow();
  const found: string[] = [];
  await page.goto(`${site.address}/checkout/gold`);
  await nextStep(page, 'Tell us about yourself');
  await fillInAda(page, {
    'Your full name': word.slice(0, 80),
    'Your gender': word.slice(0, 80),
    'Your email': `${word.slice(0, 60)}@${word.slice(0, 60)}.example`,
  });
  await nextStep(page, 'Choose a hospital');
  found.push(...(await findOverflow(page)));
  await nextStep(page, 'Check your answers');
  found.push(...(await faultsOf(page)));
  await sendOrder(page);
  await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
  found.push(...(await findOverflow(page)));
  expect(found).toEqual([]);
});

test('an over-wide word breaks in the list of saved pages', onLongRun, async ({ page }) => {
  await page.goto(`${site.address}/offline`);
  await page.evaluate(async (title) => {
    const cache = await caches.open('pages-NG');
    const headers = { 'saved-at': '2026-11-21T08:00:00Z' };
    await cache.put('/posts/long', new Response(`<title>${title} | Site</title>`, { headers }));
  }, word);
  await page.reload();
  expect(await faultsOf(page)).toEqual([]);
});
