import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startNginx } from '../support/nginx.ts';
import { useSite } from '../support/use-site.ts';

/** One process of the site behind nginx with its limits, to which this machine is one visitor. */
const site = useSite(() => ({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' }));
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  nginx = await startNginx([site.address], { isLimited: true });
});

afterAll(() => nginx?.[Symbol.asyncDispose]());

const askAll = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => ask(nginx.address, path, { headers: { accept: 'text/html' } })));

it('an office of 25 opens the page at once: nobody is refused', async () => {
  const html = (await ask(site.address, '/')).text();
  const files = new Set(
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, at]) => at),
  );
  const others = ['/manifest.webmanifest', '/favicon.ico', '/api/location'];
  const visit = ['/', ...others, ...files] as readonly string[];
  const answers = await askAll(Array.from({ length: 25 }, () => visit).flat());
  expect(answers.length).toBeGreaterThanOrEqual(25 * 16);
  expect(answers.filter(({ status }) => status === 503)).toEqual([]);
});

it('whoever asks for far more pages is told when to come again, and the log says so', async () => {
  // More than its burst, even where they take most of a minute.
  const paths = Array.from({ length: 3000 }, (_, at) => `/faqs?q=secret-${at}`);
  const refused = (await askAll(paths)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  const { headers, text } = refused[0] as (typeof refused)[0];
  expect(headers['retry-after']).toBe('2');
  expect(headers['cache-control']).toBe('no-store');
  expect(text()).toContain('The site is very busy right now');
  await expect.poll(() => nginx.errors()).toMatch(/\[warn\] refused by a limit: GET \/faqs, /);
  expect(nginx.errors()).not.toMatch(/secret|127\.0\.0\.1/);
});
