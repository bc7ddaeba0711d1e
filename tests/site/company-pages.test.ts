import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { ask } from '../support/ask.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

let site: RunningSite;
const folder = mkdtempSync(join(tmpdir(), 'company-site-'));

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://health.example', DATA_DIR: folder });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function read(path: string, edition = 'NG'): Promise<string> {
  const answer = await ask(site.address, path, { headers: { cookie: `edition=${edition}` } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

describe('the team, without scripts', () => {
  it('is narrowed down to a department by a link', async () => {
    const html = await read('/team?department=trust');
    expect(html).toContain('Uche');
    expect(html).not.toContain('<h3>Bisi</h3>');
    expect(html).toMatch(/<strong>2 people<\/strong> (<!-- -->)?in Trust and technology/);
  });

  it('is there as a whole where a department is not known', async () => {
    expect(await read('/team?department=magic')).toMatch(/<strong>12 people<\/strong>/);
  });
});

describe('the questions, without scripts', () => {
  const shown = (html: string) =>
    [...html.matchAll(/<details class="faq-item"([^>]*)><summary>(.*?)<\/summary>/g)]
      .filter(([, attributes = '']) => !attributes.includes('hidden'))
      .map(([, , question]) => question);

  it('are searched by the form, and found under other words too', async () => {
    expect(shown(await read('/faqs?q=baby'))).toContain('How do I add a newborn?');
  });

  it('keep searches out of the page cache', async () => {
    const requests = await Promise.all(
      [1, 2].map(async () => (await ask(site.address, '/faqs?q=x')).headers['x-request-id']),
    );
    expect(new Set(requests).size).toBe(2);
  });

  it('are unfolded all at once by a button', async () => {
    const html = await read('/faqs?open=all');
    expect(html.match(/<details class="faq-item" open=""/g)?.length).toBe(shown(html).length);
  });

  it('show what is typed as text, never as markup', async () => {
    expect(await read('/faqs?q=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('<script>alert');
  });
});

describe('codes as files', () => {
  it.each([
    ['/qr-code.svg?target=whatsapp', 'image/svg+xml; charset=utf-8', 'qr-whatsapp.svg'],
    ['/qr-code.png?target=calculator', 'image/png', 'qr-calculator.png'],
    ['/qr-code.png', 'image/png', 'qr-whatsapp.png'],
  ])('%s is a picture that may be cached for an hour', async (path, type, name) => {
    const { status, headers } = await ask(site.address, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`inline; filename="${name}"`);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are not there for targets that nobody has named', async () => {
    const answer = await ask(site.address, '/qr-code.svg?target=../../etc');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('come with the contact card, for address books', async () => {
    const { name } = await readSource('content', 'identity');
    const { headers, body } = await ask(site.address, '/contact-card.vcf');
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(body.toString()).toContain(`FN:${name}`);
  });

  it('stand on the page that their link chooses', async () => {
    const html = await read('/qr-code?target=providers');
    expect(html).toContain('src="/qr-code.svg?target=providers"');
    expect(html).toContain('https://health.example/providers');
  });
});

describe('a hospital that wants to join, without scripts', () => {
  const send = (fields: Record<string, string>) =>
    ask(site.address, '/work-with-us?form=hospitals', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const good = {
    facility: 'Udo Clinic',
    type: 'clinic',
    beds: '12',
    state: 'kano',
    area: 'Nassarawa',
    licence: 'KN/001',
    name: 'Ada',
    email: '',
    phone: '0700 000 0000',
    consent: 'contact-1',
  };

  it('is heard, and told who answers and by when, in the place of its form alone', async () => {
    const answer = await send(good);
    expect(answer.status).toBe(303);
    const location = answer.headers.location ?? '';
    expect(location).toMatch(/^\/work-with-us\?form=hospitals&sent=[0-9A-F]{8}$/);
    const thanks = await read(location);
    expect(thanks).toContain('Thank you. We have your request');
    expect(thanks).toContain('The hospitals and claims team will answer you within');
    expect(thanks).not.toContain('<form class="form" id="hospital-application"');
    expect(thanks).toContain('<form class="form" id="press-question"');
  });

  it('finds all that it typed where something is missing', async () => {
    const answer = await send({ ...good, licence: '' });
    expect(answer.status).toBe(422);
    expect(answer.text()).toContain('Enter the registration number');
    expect(answer.text()).toContain('value="Udo Clinic"');
  });

  it('cannot send a form that the page has not', async () => {
    const { status } = await ask(site.address, '/work-with-us?form=magic', { method: 'POST' });
    expect(status).toBe(405);
  });
});

describe('a request about personal data, without scripts', () => {
  const send = (fields: Record<string, string>) =>
    ask(site.address, '/privacy', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const good = { right: 'erasure', name: 'Ada', email: 'ada@mail.example', phone: '', details: '' };

  it('is saved without asking for consent, and leads to a page with its reference', async () => {
    const answer = await send(good);
    expect(answer.status).toBe(303);
    const location = answer.headers.location ?? '';
    const [, reference = ''] = /^\/privacy\?sent=([0-9A-F]{8})$/.exec(location) ?? [];
    const thanks = await read(location);
    expect(thanks).toContain('We have your request');
    expect(thanks).toContain(reference);
    using store = new DatabaseSync(join(folder, 'site.sqlite'), { readOnly: true });
    const leads = store
      .prepare("select kind, fields from leads where kind = 'privacy-request'")
      .all();
    expect(leads).toEqual([
      {
        kind: 'privacy-request',
        fields: JSON.stringify({ right: 'erasure', name: 'Ada', email: 'ada@mail.example' }),
      },
    ]);
  });

  it('comes back with all that was typed where something is missing', async () => {
    const answer = await send({ ...good, right: '', details: 'The letter of May' });
    expect(answer.status).toBe(422);
    expect(answer.text()).toContain('Choose what you would like us to do');
    expect(answer.text()).toContain('The letter of May');
  });
});
