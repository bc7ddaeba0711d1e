import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { homeOf } from '../../tests/support/ask-from.ts';
import { postForm } from '../../tests/support/post-form.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';

/** What a first round trip carries (ten packets). */
const firstRoundTripBytes = 14 * 1024;

const site = useSharedSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(site.address, path, { headers });

describe.each([
  ['/', 'NG'],
  ['/global', 'DG'],
] as const)('the page %s', (path, edition) => {
  it('is the complete home page of its edition', async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(homeOf(answer.text())).toBe(edition);
    expect(answer.text()).toMatch(/^<!DOCTYPE html><html lang="en-NG">[^]*<\/html>$/);
  });

  it('fits the first round trip with its style', async () => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body.length).toBeLessThanOrEqual(firstRoundTripBytes);
  });

  it('requests no script and no style before its first words', async () => {
    const html = (await get(path)).text();
    expect(html).not.toContain('modulepreload');
    expect(html).not.toMatch(/<link[^>]*as="script"/);
    const words = html.slice(0, html.indexOf('</footer>'));
    expect(words).not.toMatch(/<link[^>]*rel="stylesheet"/);
    expect(words).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html.match(/<script[^>]*\ssrc="[^"]*"[^>]*>/g)).toEqual([
      expect.stringMatching(/ type="module" .*fetchPriority="low"/),
    ]);
  });

  it('has no style attribute and no handler attribute', async () => {
    const html = (await get(path)).text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son(click|load|error|submit|focus)="/);
  });

  it('has a policy that allows the styles that stand in it, and of scripts our own files only', async () => {
    const { headers, text } = await get(path);
    const policy = String(headers['content-security-policy']);
    const directives = new Map(
      policy.split('; ').map((directive) => directive.split(/ (.*)/s, 2) as [string, string]),
    );
    const styles = inline(text(), 'style').filter((style) => style !== '');
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set(directives.get('style-src')?.split(' '))).toEqual(
      new Set(["'self'", ...styles.map(hashSource)]),
    );
    expect(inline(text(), 'script').filter((script) => script !== '')).toEqual([]);
    expect(Object.fromEntries(directives)).toMatchObject({
      'script-src': "'self'",
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(policy).not.toContain('unsafe');
  });
});

it('the results of the wellness tools have their style where the tools are, not abroad', async () => {
  const hasStyle = async (cookie: string) =>
    (await get('/', { cookie })).text().includes('wellness-results');
  expect([await hasStyle('edition=NG'), await hasStyle('edition=DG')]).toEqual([true, false]);
});

function inline(html: string, name: 'script' | 'style'): string[] {
  // Data blocks do not run.
  const pattern = new RegExp(`<${name}(?! type="application)(?: [^>]*)?>([^]*?)</${name}>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('a page that does not exist', () => {
  it.each([
    '/no-such-page',
    '/posts',
    '/global/deeper',
    '/faqs/none',
    '/plans/golld',
    '/providers/none-gold',
    '/.env',
    '/wp-login.php',
  ])('%s is 404 with the not-found screen', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text()).toContain('We can’t find that page');
  });

  it('nor is a hospital that has left, to a form from its page', async () => {
    const answer = await postForm(site, '/providers/none-gold', { name: 'Ada' });
    expect(answer.status).toBe(404);
    expect(answer.text()).toContain('We can’t find that page');
  });
});

describe('what machines ask for', () => {
  it('robots.txt names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text()).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://health.example/sitemap.xml\n',
    );
  });

  it('notes of the build are not served', async () => {
    for (const path of ['/.vite/manifest.json', '/../server/index.js', '/..%2fserver/index.js']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });
});
