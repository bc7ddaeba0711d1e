import { describe, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { ask } from '../support/ask.ts';
import { exportLeads } from '../support/export-leads.ts';
import { postForm } from '../support/post-form.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

async function read(path: string): Promise<string> {
  const answer = await ask(site.address, path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const send = (path: string, fields: Readonly<Record<string, string>>) =>
  postForm(site, path, fields, { 'x-forwarded-for': '10.12.0.1' });

it('the team is there as a whole where a department is not known', async () => {
  expect(await read('/team?department=magic')).toMatch(/<strong>12 people<\/strong>/);
});

describe('the questions, without scripts', () => {
  const shown = (html: string) =>
    [...html.matchAll(/<details class="faq-item"([^>]*)><summary>(.*?)<\/summary>/g)]
      .filter(([, attributes = '']) => !attributes.includes('hidden'))
      .map(([, , question]) => question);

  it('are searched by the form, and found under other words too', async () => {
    expect(shown(await read('/faqs?q=baby'))).toContain('How do I add a newborn?');
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
});

describe('a hospital that wants to join, without scripts', () => {
  const path = '/work-with-us?form=hospitals';
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
    const answer = await send(path, good);
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
    const answer = await send(path, { ...good, licence: '' });
    expect(answer.status).toBe(422);
    expect(answer.text()).toContain('Enter the registration number');
    expect(answer.text()).toContain('value="Udo Clinic"');
  });

  it('cannot send a form that the page has not', async () => {
    expect((await send('/work-with-us?form=magic', good)).status).toBe(405);
  });
});

describe('a request about personal data, without scripts', () => {
  const email = 'privacy@mail.example';
  const good = { right: 'erasure', name: 'Ada', email, phone: '', details: '' };

  it('is saved without asking for consent, and leads to a page with its reference', async () => {
    const answer = await send('/privacy', good);
    expect(answer.status).toBe(303);
    const location = answer.headers.location ?? '';
    const [, reference = ''] = /^\/privacy\?sent=([0-9A-F]{8})$/.exec(location) ?? [];
    const thanks = await read(location);
    expect(thanks).toContain('We have your request');
    expect(thanks).toContain(reference);
    const leads = await exportLeads({ DATA_DIR: site.folder });
    expect(leads.filter((lead) => lead.email === email)).toEqual([
      expect.objectContaining({
        kind: 'privacy-request',
        consentVersion: '',
        fields: { right: 'erasure', name: 'Ada', email },
      }),
    ]);
  });

  it('comes back with all that was typed where something is missing', async () => {
    const answer = await send('/privacy', { ...good, right: '', details: 'The letter of May' });
    expect(answer.status).toBe(422);
    expect(answer.text()).toContain('Choose what you would like us to do');
    expect(answer.text()).toContain('The letter of May');
  });
});
