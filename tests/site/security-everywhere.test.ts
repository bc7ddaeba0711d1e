import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';
import { untilReady } from '../../tests/support/until-ready.ts';

const site = useSharedSite();

/** What every answer has to carry, but for the files of the build. */
const everywhere: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src '(none|self)'.*frame-ancestors '(none|self)'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
};

function expectSafe(headers: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(everywhere)) {
    expect([name, String(headers[name])]).toEqual([name, expect.stringMatching(value)]);
  }
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}

describe('every answer is safe in a browser:', () => {
  it.each([
    ['a page', 'GET', '/', 200],
    ['a page from memory', 'GET', '/', 200],
    ['a page abroad', 'GET', '/global', 200],
    ['the address of data that the router would give', 'GET', '/faqs.data', 404],
    ['the links to fetch ahead', 'GET', '/speculation-rules.json', 200],
    ['a page that is not there', 'GET', '/no-such-page', 404],
    ['a page that has moved', 'GET', '/corporate-plan', 301],
    ['the switch of edition', 'GET', '/faqs?edition=DG', 303],
    ['an address that cannot be read', 'GET', '/%', 400],
    ['another host', 'GET', '//evil.example/', 400],
    ['a file', 'GET', '/robots.txt', 200],
    ['the feed', 'GET', '/rss.xml', 200],
    ['open data', 'GET', '/plans.json', 200],
    ['a list of the API', 'GET', '/api/posts', 200],
    ['an answer of the API', 'GET', '/api/location', 200],
    ['nothing of the API', 'GET', '/api/nothing', 404],
    ['a wrong method', 'DELETE', '/api/posts', 405],
    ['a method of nobody', 'PROPFIND', '/', 405],
    ['a form to a page without one', 'POST', '/', 405],
    ['the wrong content type', 'POST', '/api/tips', 415],
    ['the status', 'GET', '/status', 200],
    ['a document', 'GET', '/quote.pdf?who=individual&age=30&plan=silver&pay=yearly', 200],
    ['a document of nothing', 'GET', '/quote.pdf', 303],
    ['a receipt of nothing', 'GET', '/receipt.pdf', 404],
    ['health', 'GET', '/healthz', 200],
  ])('%s', async (_what, method, path, status) => {
    const answer = await ask(site.address, path, { method, body: method === 'POST' ? 'a=1' : '' });
    expect(answer.status).toBe(status);
    expectSafe(answer.headers);
  });

  it('readiness', async () => {
    expectSafe((await untilReady(site.address)).headers);
  });

  it.each([
    ['a script', 'js', /^default-src 'self'; .*frame-ancestors 'none'$/],
    ['a drawing', 'svg', /^default-src 'none'; .*frame-ancestors 'none'/],
    ['a style sheet', 'css', undefined],
  ])('%s of the build, in few bytes', async (_what, ending, policy) => {
    const html = (await ask(site.address, '/')).text();
    const path = new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(html)?.[0] ?? 'none';
    const packed = { 'accept-encoding': 'br' };
    const { status, headers } = await ask(site.address, path, { headers: packed });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    if (policy) expect(headers['content-security-policy']).toMatch(policy);
    const length = Object.entries(headers).flat().join('').length;
    expect(length).toBeLessThan(450);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
      400,
    ],
    ['20 kB of headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_480)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('what is no request: %s', async (_what, request, status) => {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname);
    socket.write(request, 'latin1');
    const [head = ''] = (await text(socket)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toContain(` ${status} `);
    const pairs = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
    expectSafe(Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])));
  });
});

it('the policy of a page is the same from memory and in every encoding', async () => {
  const policies = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      return (await ask(site.address, '/faqs', { headers })).headers['content-security-policy'];
    }),
  );
  expect(new Set(policies).size).toBe(1);
});

describe('no parameter leads away from the site:', () => {
  const away = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
  ];

  it.each(
    away.flatMap((to) => [
      `/?edition=NG&next=${to}`,
      `/faqs?edition=DG&to=${to}&redirect=${to}`,
      `/.//${to.replace(/^[/\\]+/, '')}?edition=NG`,
      `/x/..//${to.replace(/^[/\\]+/, '')}?edition=NG`,
      `/%2f%2f${to.replace(/^[/\\]+/, '')}?edition=NG`,
      `/quote.pdf?who=${to}`,
      `/quote.pdf?${to}`,
      `/corporate-plan?to=${to}`,
      `/contact?sent=${to}`,
    ]),
  )('%s', async (path) => {
    const { status, headers } = await ask(site.address, path);
    if (headers.location === undefined) {
      expect([200, 400, 404]).toContain(status);
      return;
    }
    expect(new URL(headers.location, 'https://health.example').origin).toBe(
      'https://health.example',
    );
  });
});

describe('what another site makes a browser send', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['a form', '/contact', { ...form, 'sec-fetch-site': 'cross-site' }],
    ['a form on a subdomain', '/checkout/gold', { ...form, 'sec-fetch-site': 'same-site' }],
    ['the switch that saves data', '/data-saver', { ...form, 'sec-fetch-site': 'cross-site' }],
    ['a form from an older browser', '/newsletter', { ...form, origin: 'https://evil.example' }],
    ['JSON', '/api/tips', { 'content-type': 'application/json', origin: 'https://evil.example' }],
    [
      'JSON as plain text',
      '/api/subscriptions',
      { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    ],
  ])('is refused: %s', async (_what, path, headers) => {
    const answer = await ask(site.address, path, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

describe('the metrics', () => {
  it('are for this machine', async () => {
    await ask(site.address, '/faqs');
    const answer = await ask(site.address, '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.text()).toMatch(
      /site_requests_total\{method="GET",route="\/faqs",status="200"\} \d/,
    );
    expect(answer.text()).toMatch(/site_page_cache_requests_total\{result="miss"\} \d/);
    expect(answer.text()).not.toContain('evil');
  });

  it('are for people too, without scripts, and neither kept nor found by search engines', async () => {
    const answer = await ask(site.address, '/status');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/style-src 'self' 'sha256-/),
    });
    expect(answer.text()).toContain('<h1>All is well</h1>');
    expect(answer.text()).toMatch(/Version<\/th><td>\d+\.\d+\.\d+.*Store<\/th><td>embedded</);
    expect(answer.text()).not.toContain('<script');
  });

  const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
  it.each(proxyHeaders)('are not there for whom a proxy asks (%s)', async (name) => {
    for (const path of ['/metrics', '/status']) {
      const answer = await ask(site.address, path, { headers: { [name]: '127.0.0.1' } });
      expect(answer.status).toBe(404);
      expect(answer.text()).not.toMatch(/site_|Deliveries/);
    }
  });
});

it('one visitor who asks too much is told when to come again; others and cached pages are not held up', async () => {
  await ask(site.address, '/faqs');
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) {
    statuses.push((await ask(site.address, '/posts/none/picture.png', { headers })).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(statuses[60]).toBe(429);
  const refused = await ask(site.address, '/api/providers?q=eko', { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expectSafe(refused.headers);
  expect((await ask(site.address, '/faqs', { headers })).status).toBe(200);
  const other = { 'x-forwarded-for': '198.51.100.8' };
  expect((await ask(site.address, '/api/providers?q=eko', { headers: other })).status).toBe(200);
});
