import { expect, it } from 'vitest';
import { exportLeads } from '../support/export-leads.ts';
import { postForm } from '../support/post-form.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const shared = useSharedSite();
const from = { 'x-forwarded-for': '10.9.1.1' };

it('staff read who is covered where, and the time of the call there and in Lagos', async () => {
  const name = 'Bisi Quoted';
  const query =
    'who=family&age=40&state=lagos&parent1=68&parent1State=enugu&country=us&currency=USD&plan=gold';
  const fields = {
    name,
    phone: '+1 202 555 0123',
    reply: 'phone',
    callDay: '2099-11-27',
    callTime: '09:00',
    zone: 'America/New_York',
    callLagos: 'never',
    consent: 'quote-1',
  };
  const answer = await postForm(shared, `/insurance-calculator?${query}`, fields, from);
  expect(answer.status).toBe(303);
  const leads = await exportLeads({ DATA_DIR: shared.folder });
  expect(leads.find((lead) => lead.fields['name'] === name)?.fields).toMatchObject({
    covered: 'first adult, 40, Lagos; parent, 68, Enugu',
    country: 'United States',
    callLocal: 'Friday 27 November 2099 at 9:00 am, America/New_York',
    callLagos: 'Friday 27 November 2099 at 3:00 pm, Africa/Lagos',
  });
});

it.each([
  ['gb', '07911 123456', 303],
  ['us', '07911 123456', 422],
])('in %s a caller writes %s as at home: %i', async (country, phone, status) => {
  const query = `who=someone&age=60&country=${country}&currency=USD&plan=gold`;
  const fields = { name: 'Ada Example', phone, reply: 'whatsapp', consent: 'quote-1' };
  const answer = await postForm(shared, `/insurance-calculator?${query}`, fields, from);
  expect(answer.status).toBe(status);
  expect(answer.text().includes('number of your country')).toBe(status === 422);
});

it('the calculator, without scripts, names an error at its field and keeps what was typed', async () => {
  const page = plainBrowser(shared.address);
  await page.open('/insurance-calculator?who=family&age=31%2F02%2F1990&spouse=32+years');
  expect(page.words()).toContain('Enter the age in years, not a date of birth');
  for (const typed of ['31/02/1990', '32 years']) expect(page.html()).toContain(`value="${typed}"`);
  await page.open('/insurance-calculator?who=me&age=30&plan=gold&state=fct&lga=Kubwa&price=1');
  expect(page.words()).toContain('₦255,000');
  expect(page.html()).toContain('href="/providers?plan=gold&amp;state=fct&amp;lga=Kubwa"');
});

it.each([
  ['/insurance-calculator', 400, 'No quote belongs to this address.'],
  ['/individual-plan', 405, 'This page has no form.'],
])('a form that %s cannot take gets a reason and a phone number', async (path, status, reason) => {
  const answer = await postForm(shared, path, {}, from);
  expect(answer.status).toBe(status);
  expect(answer.text()).toContain(reason);
  expect(answer.text()).toContain('or call us on');
});
