// @module-tag long
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { rawStatus } from '../support/raw-status.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

/** Printed by fast-check with the smallest failing address. */
const seed = 20_261_121;

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry', LOG_LEVEL: 'warn' });
});

afterAll(async () => {
  const { lines } = await site.stop();
  expect(lines, 'what the site logged').toEqual([]);
});

const statusOf = (target: string, headers: readonly string[] = [], method = 'GET') =>
  rawStatus(site.address, [`${method} ${target} HTTP/1.1`, ...headers].join('\r\n'));

describe('an address that nobody would write', () => {
  it.each([
    ['an encoding cut short', '/%', 400],
    ['an encoding of no UTF-8', '/%C0%80', 400],
    ['a null byte', '/%00', 200],
    ['a null byte in a file name', '/robots.txt%00.html', 404],
    ['10 kB', `/${'a'.repeat(10_240)}`, 400],
    ['10 kB of query', `/?q=${'a'.repeat(10_240)}`, 400],
    ['20 kB', `/${'a'.repeat(20_480)}`, 431],
    ['two slashes', '//faqs', 400],
    ['two slashes and a host', '//evil.example/', 400],
    ['two slashes inside', '/no-such//page', 404],
    ['two slashes at the end', '/faqs//', 301],
    ['a backslash and a host', '/\\evil.example/', 400],
    ['a way out of the folder', '/../../etc/passwd', 404],
    ['an encoded way out of the folder', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a way out of the files', '/assets/..%2f..%2fserver%2findex.js', 404],
    ['a double encoding', '/%2525', 404],
    ['a character beyond ASCII', '/caf\u00e9', 400],
    ['an emoji', '/%F0%9F%98%80', 404],
    ['a line feed', '/%0d%0aSet-Cookie:%20a=b', 404],
    ['a space', '/%20', 404],
    ['half a surrogate', '/%ED%A0%80', 400],
    ['a question mark alone', '/no-such-page?', 404],
    ['a query that is no query', '/no-such-page?%&&==&%zz', 404],
    ['a prototype', '/__proto__', 404],
    ['a constructor', '/constructor', 404],
    ['another origin', 'http://evil.example/', 400],
  ])('%s', async (_what, target, status) => {
    await expect(statusOf(target)).resolves.toBe(status);
  });

  it.each([
    `/_.data?_routes=${'a,'.repeat(2000)}`,
    '/.data',
    '/_.data',
    '/_root.data',
    '/.data.data',
    '/global.data',
    '/no-such-page.data',
    '/_.data?_routes=',
    '/_.data?_routes=root%00',
    '/_.data?_routes=__proto__',
    '/__manifest',
    '/__manifest?paths=',
    '/__manifest?paths=%00&version=x',
    '/.well-known/appspecific/com.chrome.devtools.json',
    '/?index',
    '/?edition=',
    '/?edition=NG&edition',
    '/?edition[]=NG',
  ])('%.40s of the router is no failure of ours', async (target) => {
    expect(await statusOf(target)).toBeLessThan(500);
  });
});

describe('headers that nobody would send', () => {
  it.each([
    ['12 kB of cookies', `Cookie: ${'a=b; '.repeat(2400)}edition=NG`, 200],
    ['20 kB of cookies', `Cookie: a=${'b'.repeat(20_480)}`, 431],
    ['cookies of nonsense', 'Cookie: ;;;=;edition;=NG;%00; edition=%E0%A4%A', 200],
    ['a cookie of a prototype', 'Cookie: __proto__=1; edition=__proto__', 200],
    ['a cookie with markup', 'Cookie: edition=<script>alert(1)</script>', 200],
    ['a cookie with a header behind it', 'Cookie: edition=NG%0d%0aSet-Cookie: a=b', 200],
    ['a cookie twice', 'Cookie: edition=DG; edition=NG; edition=DG', 200],
    ['a cookie beyond ASCII', 'Cookie: edition=\u00c3\u00a9; data-saver=\u00ff', 200],
    ['3,000 cookies', `Cookie: ${'a=b;'.repeat(3000)}`, 200],
    ['a nonsense visitor', 'X-Forwarded-For: , ,,%00, <script>', 200],
    ['a visitor with a zone', 'X-Forwarded-For: fe80::1%25eth0', 200],
    ['a thousand visitors', `X-Forwarded-For: ${'1.2.3.4, '.repeat(1000)}::1`, 200],
    ['a nonsense country', 'CF-IPCountry: ../../NG', 200],
    ['nonsense encodings', 'Accept-Encoding: br;q=,gzip;;q=1,*;q=\u00ff', 200],
    ['a nonsense mark', 'If-None-Match: """"W/', 200],
    ['a nonsense range', 'Range: bytes=9999-1,-', 200],
  ])('%s', async (_what, header, status) => {
    await expect(statusOf('/', [header])).resolves.toBe(status);
  });
});

describe('methods', () => {
  it('POST on a page that takes no form is 405 with the error screen', async () => {
    const answer = await ask(site.address, '/', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.text()).toContain('Something went wrong');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'])(
    '%s is 405',
    async (method) => {
      const answer = await ask(site.address, '/', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
      expect(JSON.parse(answer.text())).toMatchObject({ title: 'Method not allowed', status: 405 });
    },
  );

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s at an address of the API that is not there is 404, as a problem document',
    async (method) => {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/nothing/at/all?q=1']) {
        const answer = await ask(site.address, path, { method });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.headers['content-type']).toContain('application/problem+json');
        expect(JSON.parse(answer.text())).toMatchObject({ title: 'Not found', status: 404 });
      }
      const known = await ask(site.address, '/api/tips', { method });
      expect(known.status === 404, 'the status of one that is there').toBe(false);
    },
  );

  it.each([
    ['bad JSON', 'application/json', '{"a":'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1&b=%'],
    ['a broken multipart form', 'multipart/form-data; boundary=x', '--y'],
    ['a multipart form without a boundary', 'multipart/form-data', '--y'],
    ['no type', '', 'hello'],
    ['nonsense for a type', '////', 'hello'],
  ])('a body of %s is no failure of ours', async (_what, type, body) => {
    const headers = type === '' ? {} : { 'content-type': type };
    for (const path of ['/', '/contact', '/no-such-page', '/_.data', '/api/location']) {
      const { status } = await ask(site.address, path, { method: 'POST', headers, body });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });
});

describe('any address whatever', { tags: 'long' }, () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%',
      '%2f',
      '%00',
      '%ff',
      '%25',
      '\\',
      ';',
      '?',
      '#',
      '&',
    ),
    fc.constantFrom('=', '@', ':', '.data', '_', 'assets', 'api', 'global', 'faqs', 'edition=NG'),
    fc.constantFrom('_routes=', 'index', '__manifest', 'insurance-calculator', '*', '[', '{', '"'),
    fc.string({ maxLength: 6, unit: 'binary-ascii' }).map(printable),
    fc.string({ maxLength: 3, unit: 'grapheme' }).map(encodeURIComponent),
  );
  const target = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);

  it('is answered, and never with a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (address) => {
        const status = await statusOf(address);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { seed, numRuns: 150 },
    );
  });
});

/** Without what would end the request line. */
function printable(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '');
}
