import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { britishAddress, homeOf, nigerianAddress } from '../support/ask-from.ts';
import { startNginx } from '../support/nginx.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

/** One process of the site behind nginx as operators are shown it. */
let site: RunningSite;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  site = await startSite({
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
    LOG_LEVEL: 'warn',
  });
  nginx = await startNginx([site.address]);
});

afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

const home = async (headers: Record<string, string>) => {
  const answer = await ask(nginx.address, '/', { headers });
  return { edition: homeOf(answer.text()), cache: answer.headers['x-cache'], answer };
};

it('keeps each edition apart, whoever asked first', async () => {
  for (const [headers, edition] of [
    [{ 'cf-ipcountry': 'NG' }, 'NG'],
    [{ 'cf-ipcountry': 'GB' }, 'DG'],
    [{ 'cf-ipcountry': 'NG', cookie: 'edition=DG' }, 'DG'],
    [{ 'cf-ipcountry': 'GB', cookie: 'a=b; edition=NG' }, 'NG'],
  ] as const) {
    expect(await home(headers)).toMatchObject({ edition, cache: 'MISS' });
    expect(await home(headers)).toMatchObject({ edition, cache: 'HIT' });
  }
});

it('shares nothing where nobody names a country: the address decides', async () => {
  for (const [address, edition] of [
    [nigerianAddress, 'NG'],
    [britishAddress, 'DG'],
    [nigerianAddress, 'NG'],
  ] as const) {
    expect(await home({ 'x-forwarded-for': address })).toMatchObject({
      edition,
      cache: 'BYPASS',
    });
  }
});

it('takes nonsense in the cookie for no choice, and keeps no cookie for others', async () => {
  const nonsense = { 'cf-ipcountry': 'FR', cookie: 'edition=<script>' };
  const first = await home(nonsense);
  expect(first.edition).toBe('DG');
  expect(first.answer.headers['set-cookie']).toHaveLength(1);
  const next = await home({ 'cf-ipcountry': 'FR' });
  expect(next.answer.headers['set-cookie']).toBeUndefined();
  const later = await home(nonsense);
  expect(later.answer.headers['set-cookie']).toHaveLength(1);
});

it('keeps encodings apart', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', undefined],
    ['', undefined],
  ] as const) {
    const headers = { 'cf-ipcountry': 'NG', 'accept-encoding': accepted };
    for (const time of ['first', 'from the cache']) {
      const { headers: received } = await ask(nginx.address, '/faqs', { headers });
      expect([accepted, time, received['content-encoding']]).toEqual([accepted, time, encoding]);
    }
  }
});

it('lets the switch of edition, forms and API through', async () => {
  const from = { 'cf-ipcountry': 'NG' };
  const change = await ask(nginx.address, '/faqs?edition=DG', { headers: from });
  expect([change.status, change.headers['set-cookie']?.[0]]).toEqual([
    303,
    expect.stringMatching(/^edition=DG;/),
  ]);
  const location = await ask(nginx.address, '/api/location', {
    headers: { 'cf-ipcountry': 'GB' },
  });
  expect(location.text()).toBe('{"country":"GB"}');
  expect((await ask(nginx.address, '/metrics')).status).toBe(404);
  expect((await ask(nginx.address, '/status')).status).toBe(404);
  expect((await ask(nginx.address, '/', { headers: from })).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

const saver = (cookie: string, header?: string) => ({
  cookie,
  ...(header !== undefined && { 'save-data': header }),
});

it.each([
  ['NG', '/faqs', 'the data saver', ['little', 'whole']],
  ['NG', '/contact', 'no data saver', ['whole', 'little']],
  ['DG', '/faqs', 'the data saver', ['little', 'whole']],
  ['DG', '/contact', 'no data saver', ['whole', 'little']],
] as const)(
  'keeps data savers apart in %s: %s, asked first with %s',
  async (edition, path, _first, order) => {
    const visitors = {
      little: [
        saver(`edition=${edition}; data-saver=on`),
        saver(`data-saver=on; theme=dark; edition=${edition}`, 'off'),
        saver(`edition=${edition}`, 'on'),
        saver(`edition=${edition}; data-saver=maybe`, 'ON'),
      ],
      whole: [
        saver(`edition=${edition}`),
        saver(`edition=${edition}; data-saver=off`, 'on'),
        saver(`edition=${edition}; not-data-saver=on`, 'off'),
      ],
    };
    const met = [];
    for (const variant of order) {
      for (const headers of visitors[variant]) {
        const answer = await ask(nginx.address, path, { headers });
        const isLittle = answer.text().includes('data-saver="on"');
        met.push({ variant: isLittle ? 'little' : 'whole', of: answer.headers['site-edition'] });
      }
    }
    const expected = order.flatMap((variant) =>
      visitors[variant].map(() => ({ variant, of: edition })),
    );
    expect(met).toEqual(expected);
  },
);

it('keeps one copy for all visitors whose other cookies differ', async () => {
  const path = '/newsletter';
  const cookies = ['edition=NG', '_ga=1; edition=NG', 'edition=NG ; _ga=2', 'a=b;edition=NG'];
  const states = [];
  for (const cookie of cookies) {
    states.push((await ask(nginx.address, path, { headers: { cookie } })).headers['x-cache']);
  }
  expect(states).toEqual(['MISS', 'HIT', 'HIT', 'HIT']);
});

it('takes no cookie of another spelling for the choice', async () => {
  const from = { 'cf-ipcountry': 'NG' };
  await ask(nginx.address, '/wellness', { headers: { ...from, cookie: 'Edition=DG' } });
  const chosen = await ask(nginx.address, '/wellness', {
    headers: { ...from, cookie: 'edition=DG' },
  });
  expect(chosen.headers['site-edition']).toBe('DG');
});

it.each(['XX', 'T1', 'made up'])('shares nothing where the country is %s', async (country) => {
  const from = (address: string) =>
    ask(nginx.address, '/', { headers: { 'cf-ipcountry': country, 'x-forwarded-for': address } });
  expect((await from(nigerianAddress)).headers['site-edition']).toBe('NG');
  expect((await from(britishAddress)).headers['site-edition']).toBe('DG');
});

it('lets an order through to the site, and shares none of its pages', async () => {
  const visitor = { 'cf-ipcountry': 'NG', cookie: 'edition=NG' };
  const shared = await ask(nginx.address, '/checkout/gold', { headers: visitor });
  const sent = await ask(nginx.address, '/checkout/gold?step=who', {
    method: 'POST',
    headers: { ...visitor, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'who=family&children=3',
  });
  expect(sent.status).toBe(303);
  const [order = ''] = sent.headers['set-cookie']?.[0]?.split(';') ?? [];
  for (const time of ['first', 'again']) {
    const headers = { ...visitor, cookie: `edition=NG; ${order}` };
    const own = await ask(nginx.address, '/checkout/gold', { headers });
    expect([time, own.headers['x-cache']]).toEqual([time, 'BYPASS']);
    expect(own.text()).toContain('We’ve filled in what you entered before');
  }
  const other = await ask(nginx.address, '/checkout/gold', { headers: visitor });
  expect(other.text()).toBe(shared.text());
});
