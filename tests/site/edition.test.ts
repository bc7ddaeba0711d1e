import { describe, expect, it } from 'vitest';
import {
  askFrom,
  britishAddress,
  homeOf,
  nigerianAddress,
  unknownAddress,
} from '../../tests/support/ask-from.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';

const site = useSharedSite();

describe('the home page, through a trusted proxy', () => {
  it.each([
    ['a Nigerian address', nigerianAddress, 'NG'],
    ['a British address', britishAddress, 'DG'],
    ['an address of no known country', unknownAddress, 'NG'],
  ])('for %s is the right one', async (_who, visitor, edition) => {
    const answer = await askFrom(site, visitor);
    expect(answer.status).toBe(200);
    expect(homeOf(answer.text())).toBe(edition);
  });

  it('is the one of the address that the proxy saw, not of what the visitor claims', async () => {
    const answer = await askFrom(site, `${nigerianAddress}, ${britishAddress}`);
    expect(homeOf(answer.text())).toBe('DG');
  });
});

describe('the trusted header', () => {
  it.each([
    ['GB', nigerianAddress, 'DG'],
    ['XX', britishAddress, 'DG'],
  ])('%s from %s', async (country, visitor, edition) => {
    const answer = await askFrom(site, visitor, '/', { 'cf-ipcountry': country });
    expect(homeOf(answer.text())).toBe(edition);
  });
});

it('without a trusted proxy believes neither header', async () => {
  await using open = await startSite({ COUNTRY_HEADER: 'cf-ipcountry', LOG_LEVEL: 'warn' });
  const answer = await askFrom(open, britishAddress, '/', { 'cf-ipcountry': 'GB' });
  expect(homeOf(answer.text())).toBe('NG');
});

describe("the visitor's own choice", () => {
  it.each([
    ['NG', britishAddress, 'GB'],
    ['DG', nigerianAddress, 'NG'],
  ])('%s goes before everything else', async (edition, visitor, country) => {
    const headers = { cookie: `edition=${edition}`, 'cf-ipcountry': country };
    const answer = await askFrom(site, visitor, '/', headers);
    expect(homeOf(answer.text())).toBe(edition);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('that means nothing is ignored and replaced', async () => {
    const answer = await askFrom(site, britishAddress, '/', { cookie: 'edition=UK' });
    expect(homeOf(answer.text())).toBe('DG');
    expect(answer.headers['set-cookie']).toEqual([
      'edition=DG; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('is made by a link, remembered for a year, and shown on the same page', async () => {
    const answer = await askFrom(site, britishAddress, '/?edition=NG');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/');
    expect(answer.headers['set-cookie']).toEqual([
      'edition=NG; Path=/; Max-Age=31536000; SameSite=Lax',
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

  it.each(['/global/', '/GLOBAL', '/Global/'])('is also found at %s', async (path) => {
    const answer = await askFrom(site, nigerianAddress, `${path}?utm_source=Mail`);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/global?utm_source=Mail');
  });
});

describe('search engines', () => {
  it.each([
    ['/', nigerianAddress, 'https://health.example/'],
    ['/global', nigerianAddress, 'https://health.example/global'],
    ['/', britishAddress, 'https://health.example/global'],
  ])('are told the one address of %s from %s', async (path, visitor, canonical) => {
    const html = (await askFrom(site, visitor, path)).text();
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    expect(html).toContain('hrefLang="en-NG" href="https://health.example/"');
    expect(html).toContain('hrefLang="x-default" href="https://health.example/global"');
  });
});

describe('GET /api/location', () => {
  it.each([
    [nigerianAddress, 'NG'],
    [britishAddress, 'GB'],
    [unknownAddress, 'NG'],
  ])('says of %s what the lookup says', async (visitor, country) => {
    const answer = await askFrom(site, visitor, '/api/location', { cookie: 'edition=DG' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    expect(JSON.parse(answer.text())).toEqual({ country });
  });
});
