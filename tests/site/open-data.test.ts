import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(site.address, path, { headers });

const files = ['/plans.json', '/providers.json'] as const;

describe.each(files)('%s', (path) => {
  it('is for everyone’s programs, and names its schema and licence', async () => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    const data = JSON.parse(text()) as Record<string, unknown>;
    expect(data).toMatchObject({
      schema: { version: 1, url: expect.stringMatching(/\/(?:plans|providers)\.schema\.json$/) },
      updated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      licence: { name: 'CC BY 4.0' },
      sample: true,
    });
    const schema = new URL((data['schema'] as { url: string }).url).pathname;
    const described = await get(schema);
    expect(described.headers['content-type']).toBe('application/schema+json; charset=utf-8');
    expect(headers['link']).toContain(`<${schema}>; rel="describedby"`);
  });

  it('is compressed, and not sent again to a program that has it', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const { headers, body } = await get(path, gzip);
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(body).toString())).toHaveProperty('items');
    const again = await get(path, { ...gzip, 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

it('every provider of the directory is there once', async () => {
  const { items } = JSON.parse((await get('/providers.json')).text()) as {
    items: { id: string; url: string }[];
  };
  const { total } = JSON.parse((await get('/api/providers')).text()) as { total: number };
  expect(items).toHaveLength(total);
  expect(new Set(items.map(({ id }) => id)).size).toBe(total);
  expect((await get(new URL(items[0]?.url ?? '').pathname)).status).toBe(200);
});

it.each([
  ['/insurance-plans', '/plans.json'],
  ['/plans/gold', '/plans.json'],
  ['/family-plan', '/plans.json'],
  ['/providers', '/providers.json'],
])('the page %s says that its data is at %s', async (page, path) => {
  expect((await get(page)).text()).toContain(
    `<link rel="alternate" type="application/json" href="${path}"/>`,
  );
});
