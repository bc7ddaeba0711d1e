import { describe, expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';

const site = useSharedSite();

interface Data {
  readonly '@type'?: string;
  readonly '@graph'?: readonly { readonly '@type': string }[];
  readonly itemListElement?: readonly { readonly name: string }[];
  readonly mainEntity?: readonly { readonly acceptedAnswer: { readonly text: string } }[];
}

async function read(path: string) {
  const html = (await ask(site.address, path)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  );
  const type = (name: string) => data.find((one) => one['@type'] === name);
  const trail = type('BreadcrumbList')?.itemListElement?.map(({ name }) => name);
  return { html, data, trail, questions: type('FAQPage')?.mainEntity };
}

describe('search engines are told', () => {
  it.each(['/', '/global'])('at %s who the insurer is and how search works', async (path) => {
    const { data, html } = await read(path);
    expect(data[0]?.['@graph']).toMatchObject([
      { '@type': 'InsuranceAgency' },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ]);
    expect(html).toContain('property="og:title"');
  });

  it.each([
    ['/insurance-plans', 2],
    ['/plans/gold', 3],
    ['/individual-plan', 3],
    ['/posts/what-an-hmo-does', 3],
    ['/story', 2],
  ])('where %s stands in the site', async (path, steps) => {
    const { trail } = await read(path);
    expect(trail).toHaveLength(steps);
    expect(trail?.[0]).toBe('Home');
  });

  it.each(['/faqs', '/insurance-plans', '/plans/gold', '/individual-plan', '/hospital-network'])(
    'which questions %s answers, in plain words',
    async (path) => {
      const { html, questions = [] } = await read(path);
      const shown = html.match(/<details[^>]*><summary>[^<]*\?<\/summary>/g) ?? [];
      expect(questions.length).toBe(shown.length);
      expect(questions.length).toBeGreaterThan(2);
      expect(questions.filter(({ acceptedAnswer: { text } }) => /[<>]|^$/.test(text))).toEqual([]);
    },
  );
});

describe('links to fetch ahead', () => {
  const eagernessFor = async (headers: Record<string, string> = {}) => {
    const answer = await ask(site.address, '/speculation-rules.json', { headers });
    expect(answer.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    const rules = JSON.parse(answer.text()) as { prefetch: readonly { eagerness: string }[] };
    return rules.prefetch[0]?.eagerness;
  };

  it('are those that are pressed, and with a mouse those it rests on', async () => {
    expect(await eagernessFor()).toBe('conservative');
    expect(await eagernessFor({ 'sec-ch-ua-mobile': '?1' })).toBe('conservative');
    expect(await eagernessFor({ 'sec-ch-ua-mobile': '?0' })).toBe('moderate');
  });
});

it.each([
  ['/api/posts', 'public, max-age=300'],
  ['/api/categories', 'public, max-age=300'],
])('a visit asks %s once, not on every page', async (path, lifetime) => {
  expect((await ask(site.address, path)).headers['cache-control']).toBe(lifetime);
});

it('every page may come back from the back/forward cache', async () => {
  for (const path of ['/', '/faqs?q=card', '/providers?q=eko', '/news?q=health', '/contact']) {
    const { headers } = await ask(site.address, path);
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-cache']);
  }
});

it('nothing but pages is cached offline of those that were visited', async () => {
  const isCached = async (path: string) =>
    (await ask(site.address, path)).headers['site-offline'] === 'keep';
  const kept = '/ /offline /get-care /faqs /providers?q=eko /insurance-calculator?age=4'.split(' ');
  for (const path of kept) {
    expect([path, await isCached(path)]).toEqual([path, true]);
  }
  for (const path of ['/checkout/gold', '/checkout/payment', '/contact?sent=0123ABCD', '/nope']) {
    expect([path, await isCached(path)]).toEqual([path, false]);
  }
});

it.each(
  '/healthz /readyz /metrics /status /.well-known/security.txt /sitemap.xml /robots.txt /rss.xml /manifest.webmanifest /llms.txt /sw.js /contract.pdf /quote.pdf /receipt.pdf /qr-code.svg /social/home.png /plans.json /providers.json'.split(
    ' ',
  ),
)('%s can only be read', async (path) => {
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(site.address, path, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['content-type']).toContain('application/problem+json');
  }
});
