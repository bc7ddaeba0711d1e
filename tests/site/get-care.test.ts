import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { postForm } from '../support/post-form.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

describe.each(['NG', 'DG'])('the page of care in the edition %s', (edition) => {
  const cookie = `edition=${edition}`;
  const get = (path: string) => ask(site.address, path, { headers: { cookie } });

  it.each(['br', 'gzip'])('weighs less than 14 kB, sent as %s', async (encoding) => {
    const headers = { cookie, 'accept-encoding': encoding };
    const answer = await ask(site.address, '/get-care', { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body.length).toBeLessThan(14_000);
    if (encoding === 'br') expect(brotliDecompressSync(answer.body).toString()).toContain('112');
  });

  it('leads to emergency units that are open day and night', async () => {
    const [, path = ''] =
      /href="(\/providers\?speciality[^"]*)"/.exec((await get('/get-care')).text()) ?? [];
    const { status, text } = await get(path.replaceAll('&amp;', '&'));
    expect(status).toBe(200);
    expect(text()).toMatch(/[1-9]\d* (?:providers|hospitals)/);
  });

  it('searches hospitals by kind, plan and hours', async () => {
    const html = (await get('/get-care')).text();
    const [form = ''] = /<form[^>]*action="\/providers"[\s\S]*?<\/form>/.exec(html) ?? [];
    for (const name of ['q', 'type', 'plan', 'open']) expect(form).toContain(`name="${name}"`);
    const found = await get('/providers?q=&type=clinic&plan=silver&open=24h');
    expect(found.text()).toMatch(/[1-9]\d* clinics/);
  });

  it('is one press away on every page: in the header and in the footer', async () => {
    const html = (await get('/story')).text();
    expect(html.match(/href="\/get-care"/g)).toHaveLength(2);
  });
});

it('a message is answered for nobody else, and not stored', async () => {
  const fields = { plan: 'Gold', hospital: 'Olumide Clinic' };
  const from = { 'x-forwarded-for': '10.13.0.1' };
  const answer = await postForm(site, '/get-care?form=message', fields, from);
  expect(answer.status).toBe(200);
  expect(answer.text()).toContain('Olumide%20Clinic');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['site-offline']).toBeUndefined();
  expect((await ask(site.address, '/get-care')).text()).not.toContain('Olumide');
});
