import { expect, it } from 'vitest';
import { finishPage } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

const finish = (body: string) => finishPage({ status: 200, headers: {}, body, brotliLevel: 1 });

/** A cache for about forty pages, with the home page in it. */
async function cacheWithHome() {
  const { bytes } = await finish('a page');
  const cache = createPageCache({ freshMs: 1000, mostBytes: bytes * 40 });
  const fill = async (key: string) =>
    cache.fill(key, async () => ({ page: await finish('a page'), isShared: true }));
  await fill('NG /');
  return { cache, fill, pageBytes: bytes };
}

it.each([
  ['searches', (at: number) => `NG /providers?q=${at}`],
  ['spellings', (at: number) => `NG /${'FAQS'.slice(0, 1 + (at % 3))}${at}`],
  ['slashes', (at: number) => `NG /faqs${'/'.repeat(1 + at)}`],
  ['encodings', (at: number) => `NG /%66aqs${at}`],
])('a thousand %s do not push the home page out', async (_what, keyOf) => {
  const { cache, fill, pageBytes } = await cacheWithHome();
  for (let at = 0; at < 200; at += 1) await fill(keyOf(at));
  expect(cache.find('NG /')).toBeDefined();
  expect(cache.find(keyOf(199))).toBeDefined();
  expect(cache.find(keyOf(0))).toBeUndefined();
  expect(cache.bytes()).toBeLessThanOrEqual(pageBytes * 11);
});
