import { describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { useSharedSite } from '../../../tests/support/use-shared-site.ts';

const site = useSharedSite();

async function get(query: string, country = 'NG') {
  const headers = { 'cf-ipcountry': country };
  const answer = await ask(site.address, `/api/suggestions${query}`, { headers });
  const { items } = JSON.parse(answer.text()) as { readonly items?: readonly unknown[] };
  return { ...answer, items };
}

describe('GET /api/suggestions', () => {
  it('answers with at most eight, each with its kind, title and address', async () => {
    const { status, items = [] } = await get('?q=gold');
    expect(status).toBe(200);
    expect(items[0]).toEqual({ kind: 'plan', title: 'Gold plan', path: '/plans/gold' });
    expect((await get('?q=plan')).items?.length).toBeLessThanOrEqual(8);
  });

  it('may be kept by the browser of one visitor, who may change the edition', async () => {
    const { headers } = await get('?q=gold');
    expect(headers['cache-control']).toBe('private, max-age=300');
    expect(headers.vary).toContain('Cookie');
    const [first] = (await get('?q=parents')).items ?? [];
    const [abroad] = (await get('?q=parents', 'GB')).items ?? [];
    expect(first).not.toEqual(abroad);
  });
});
