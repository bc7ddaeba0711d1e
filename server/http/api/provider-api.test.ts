import { describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { useSharedSite } from '../../../tests/support/use-shared-site.ts';

const site = useSharedSite();

async function get(path: string) {
  const answer = await ask(site.address, path);
  return { ...answer, json: JSON.parse(answer.text()) as Record<string, unknown> };
}

describe('GET /api/providers', () => {
  it('answers with the number of all and twenty of them', async () => {
    const { status, json } = await get('/api/providers');
    expect(status).toBe(200);
    expect(json['total']).toBeGreaterThan(9000);
    expect(json['items']).toHaveLength(20);
  });

  it('takes areas by id and by name, and plans and types in any case', async () => {
    const byId = await get('/api/providers?state=lagos&lga=lagos-ikeja&plan=gold&type=hospital');
    const byName = await get('/api/providers?state=Lagos&lga=Ikeja&plan=Gold&type=Hospital');
    expect(byId.json['total']).toBeGreaterThan(0);
    expect(byName.json).toEqual(byId.json);
  });

  it.each([
    ['state=Atlantis', 'state', 'There is no such state'],
    ['lga=nowhere', 'lga', 'There is no such local government area in this state'],
    ['state=oyo&lga=Ikeja', 'lga', 'There is no such local government area in this state'],
    ['plan=diamond', 'plan', 'There is no such plan'],
    ['type=hospital&type=spa', 'type', 'There is no such provider type'],
    ['near=here', 'near', 'Must be a latitude and a longitude, like 6.5,3.4'],
    ['page=0', 'page', 'Must be 1 or more'],
  ])('refuses %s and says why', async (query, field, message) => {
    const { status, headers, json } = await get(`/api/providers?${query}`);
    expect(status).toBe(422);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json).toMatchObject({ status: 422, detail: message, errors: [{ field, message }] });
  });
});

it.each(['/api/providers', '/api/suggestions'])('%s is read only', async (path) => {
  const from = { 'x-forwarded-for': '10.17.0.1' };
  const { status, headers } = await ask(site.address, path, { method: 'POST', headers: from });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('the search of the page gets what the page shows, and is not cached', async () => {
  const path = '/providers/results.json?state=oyo&lga=lagos-ikeja&page=2';
  const { status, headers, json } = await get(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(json).toMatchObject({ kind: 'found', area: 'Oyo', query: { stateId: 'oyo', page: 2 } });
  expect(json['query']).not.toHaveProperty('lgaId');
  expect(json['items']).toHaveLength(20);
});

describe('the pages', () => {
  it('of a search are not cached, and the bare page is', async () => {
    const requestOf = async (path: string) =>
      (await ask(site.address, path)).headers['x-request-id'];
    const searches = [await requestOf('/providers?q=udo'), await requestOf('/providers?q=udo')];
    // A page of all visitors belongs to no request.
    expect(new Set(searches).size).toBe(2);
    expect(await requestOf('/providers')).toBeUndefined();
  });

  it('of a provider has one address, its data for search engines, and is not for them when invented', async () => {
    const moved = await ask(site.address, '/providers/nisa_uhms');
    expect([moved.status, moved.headers.location]).toEqual([
      301,
      '/providers/nisa_uhms-oke-maternity',
    ]);
    const page = (await ask(site.address, '/providers/nisa_uhms-oke-maternity')).text();
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'MedicalClinic',
      name: 'Ọ̀kẹ́ Maternity',
      address: { addressLocality: 'Ibadan North', addressRegion: 'Oyo', addressCountry: 'NG' },
      geo: { latitude: 7.412, longitude: 3.918 },
    });
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });

  it('of a provider that there is not are not found', async () => {
    expect((await ask(site.address, '/providers/nobody-knows-it')).status).toBe(404);
  });
});
