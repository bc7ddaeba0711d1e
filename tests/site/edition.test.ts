import { describe, expect, it } from 'vitest';
import {
  askFrom,
  britishAddress,
  homeOf,
  nigerianAddress,
  unknownAddress,
} from '../../tests/support/ask-from.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';

const site = useSharedSite();

describe('the home page, through a trusted proxy', () => {
  it.each([
    ['a British address', britishAddress, {}, 'DG'],
    ['an address of no known country', unknownAddress, {}, 'NG'],
    ['the address that the proxy saw', `${nigerianAddress}, ${britishAddress}`, {}, 'DG'],
    ['its header', nigerianAddress, { 'cf-ipcountry': 'GB' }, 'DG'],
    ['a choice', britishAddress, { cookie: 'edition=NG', 'cf-ipcountry': 'GB' }, 'NG'],
  ])('is the one of %s', async (_what, visitor, headers, edition) => {
    const answer = await askFrom(site, visitor, '/', headers);
    expect(answer.status).toBe(200);
    expect(homeOf(answer.text())).toBe(edition);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('replaces a choice that means nothing', async () => {
    const answer = await askFrom(site, britishAddress, '/', { cookie: 'edition=UK' });
    expect(answer.headers['set-cookie']).toEqual([
      'edition=DG; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });
});

describe('/global', () => {
  it.each([
    ['a Nigerian visitor', nigerianAddress, {}],
    ['a British visitor', britishAddress, {}],
    ['a visitor who chose Nigeria', britishAddress, { cookie: 'edition=NG' }],
  ])('is the diaspora page for %s', async (_who, visitor, headers) => {
    const answer = await askFrom(site, visitor, '/global', headers);
    expect(answer.status).toBe(200);
    expect(homeOf(answer.text())).toBe('DG');
  });

  it.each([
    ['in Nigeria has', nigerianAddress, true],
    ['in Britain does not have', britishAddress, false],
  ])('a visitor %s the login and the menu of Nigeria there', async (_who, visitor, isNigerian) => {
    const html = (await askFrom(site, visitor, '/global')).text();
    const menu = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(menu.includes('href="/social-health-insurance"')).toBe(isNigerian);
    expect(html.includes('Login To Portal')).toBe(isNigerian);
    expect(menu).toContain(`class="brand-link" href="${isNigerian ? '/' : '/global'}"`);
  });

  it('is also found at /GLOBAL/', async () => {
    const answer = await askFrom(site, nigerianAddress, '/GLOBAL/?utm_source=Mail');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/global?utm_source=Mail');
  });
});

it.each([
  ['/', nigerianAddress, 'https://health.example/'],
  ['/global', nigerianAddress, 'https://health.example/global'],
  ['/', britishAddress, 'https://health.example/global'],
])('search engines are told the one address of %s from %s', async (path, visitor, canonical) => {
  const html = (await askFrom(site, visitor, path)).text();
  expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
  expect(html).toContain('hrefLang="en-NG" href="https://health.example/"');
  expect(html).toContain('hrefLang="x-default" href="https://health.example/global"');
});

it.each([
  [nigerianAddress, 'NG'],
  [britishAddress, 'GB'],
  [unknownAddress, 'NG'],
])('GET /api/location says of %s what the lookup says', async (visitor, country) => {
  const answer = await askFrom(site, visitor, '/api/location', { cookie: 'edition=DG' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, max-age=300');
  expect(JSON.parse(answer.text())).toEqual({ country });
});
