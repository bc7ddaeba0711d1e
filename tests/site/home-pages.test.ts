import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { homeOf } from '../../tests/support/ask-from.ts';
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

  it('allows the styles that stand in it, and of scripts our own files only', async () => {
    const answer = await get(path);
    const policy = String(answer.headers['content-security-policy']);
    const sources = (name: string) =>
      policy
        .split('; ')
        .find((text) => text.startsWith(`${name}-src `))
        ?.split(' ')
        .slice(1);
    expect(inline(answer.text(), 'script').filter((text) => text !== '')).toEqual([]);
    expect(sources('script')).toEqual(["'self'"]);
    const styles = inline(answer.text(), 'style').filter((text) => text !== '');
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set(sources('style'))).toEqual(new Set(["'self'", ...styles.map(hashSource)]));
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
  });

  it('is the same in every encoding', async () => {
    const plain = (await get(path)).text();
    const br = await get(path, { 'accept-encoding': 'br' });
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get(path, { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' };
    const again = await get(path, known);
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await ask(site.address, path, { method: 'HEAD' });
    const full = await get(path);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
  });

  it('names only files that exist, cached permanently and compressed ahead', async () => {
    const html = (await get(path)).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.\w+/g));
    expect(files.size).toBeGreaterThan(5);
    for (const file of files) {
      const answer = await ask(site.address, file, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'br' },
      });
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      if (/\.(js|css|svg|json)$/.test(file)) expect(answer.headers['content-encoding']).toBe('br');
    }
  });
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
  it.each(['/no-such-page', '/posts', '/global/deeper', '/faqs/none', '/.env', '/wp-login.php'])(
    '%s is 404 with the not-found screen',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.text()).toContain('We can’t find that page');
    },
  );
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
