import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { exportLeads } from '../support/export-leads.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { postForm } from '../support/post-form.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';

const site = useMailingSite({
  STAFF_EMAIL_PLAN: 'sales@health.example',
  UNSUBSCRIBE_SECRET: 'a secret of the operator, long enough',
});

const mailTo = (recipient: string) =>
  site.mails.find((mail) => mail.includes(`\nTo: ${recipient}\n`));

async function postJson(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return ask(site.address, path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Finds the link to leave in a mail's headers, as a mail program does (RFC 8058). */
function leaveLinkIn(mail: string): URL {
  return new URL(/^List-Unsubscribe:\s+<([^>\s]+)>$/m.exec(mail)?.[1] ?? '');
}

/** Signs up and waits for the mail. @returns the path of its link to leave */
async function signUp(path: string, body: { readonly email: string }): Promise<string> {
  expect((await postJson(path, body)).status).toBe(202);
  await expect.poll(() => mailTo(body.email)).toBeDefined();
  const link = leaveLinkIn(mailTo(body.email) ?? '');
  return `${link.pathname}${link.search}`;
}

/** What staff see of a person's leads. */
async function leadsOf(email: string) {
  const leads = await exportLeads({ DATA_DIR: site.folder });
  return leads.filter((lead) => lead.email === email);
}

/** Asks for a call. */
async function askForCall(name: string, time: string): Promise<void> {
  const fields = { name, phone: '0700 000 0000', topic: 'plan', time, consent: 'call-back-1' };
  expect((await postForm(site, '/contact?form=call-back', fields)).status).toBe(303);
}

// The first of all: other leads before it would have the next mail wait as well.
it('staff get who is to be called soon at once, while others wait for the next mail', async () => {
  await askForCall('Ada', 'morning');
  await expect.poll(() => site.mails).toHaveLength(1);
  await askForCall('Bisi', 'afternoon');
  await askForCall('Chidi', 'soon');
  await expect.poll(() => site.mails).toHaveLength(2);
  const heads = site.mails.map((mail) => mail.match(/^(?:To|Subject): .*$/gm)?.toSorted());
  expect(heads).toEqual([
    [
      'Subject: New lead: request for a call (Choosing or buying a plan)',
      'To: sales@health.example',
    ],
    ['Subject: Call as soon as you can: Choosing or buying a plan', 'To: sales@health.example'],
  ]);
  expect(site.mails[1]).toContain('name: Chidi');
});

it('a mail program leaves in one click: a POST without cookies, answered without a redirect', async () => {
  const path = await signUp('/api/subscriptions', { email: 'ada@example.com' });
  const leave = () => postForm(site, path, { 'List-Unsubscribe': 'One-Click' });
  for (const answer of [await leave(), await leave()]) {
    expect(answer.status).toBe(200);
    expect(answer.text()).toContain('You’ve unsubscribed from the newsletter');
  }
  // The mail to staff may wait for others of the same minutes.
  expect(await leadsOf('ada@example.com')).toMatchObject([
    { kind: 'subscription' },
    { kind: 'unsubscribe', deliveries: expect.stringMatching(/^staff-mail (?:pending|done)/) },
  ]);
});

it('opening the link asks first, and shows the same to who has left', async () => {
  const path = await signUp('/api/subscriptions', { email: 'bisi@example.com' });
  const open = async () => (await ask(site.address, path)).text();
  const before = await open();
  expect(before).toContain('Unsubscribe from the newsletter?');
  expect(await leadsOf('bisi@example.com')).toHaveLength(1);
  await postForm(site, path, {});
  expect(await open()).toBe(before);
});

it('the buttons of the page leave, and join again', async () => {
  const browser = plainBrowser(site.address);
  await browser.open(await signUp('/api/subscriptions', { email: 'ngozi@example.com' }));
  await browser.send();
  expect(browser.words()).toContain('You’ve unsubscribed from the newsletter');
  await browser.send({}, { name: 'choice', value: 'rejoin' });
  expect(browser.words()).toContain('You are back on the list');
});

it('a forged link is told apart, whatever is done with it', async () => {
  const path = await signUp('/api/tips', { email: 'chidi@example.com' });
  const forged = `${path.slice(0, -4)}AAAA`;
  for (const answer of [
    await ask(site.address, forged),
    await postForm(site, forged, { 'List-Unsubscribe': 'One-Click' }),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.text()).toContain('This link doesn’t work');
    expect(answer.headers['cache-control']).toContain('no-store');
  }
  expect(await leadsOf('chidi@example.com')).toHaveLength(1);
});

it('tips that fit are answered and mailed; staff see the consent', async () => {
  const email = 'efe@example.com';
  const consent = { consent: 'tips-personal-1', result: 'bmi-obese', themes: ['movement'] };
  const answer = await postJson('/api/tips', { email, source: 'wellness', ...consent });
  const { tips } = JSON.parse(answer.text()) as { tips: { title: string }[] };
  expect(tips.map(({ title }) => title)).toEqual(['BMI: Obese', 'Movement']);
  await expect.poll(() => mailTo(email)).toContain('Movement');
  expect(await leadsOf(email)).toMatchObject([{ consentVersion: 'tips-personal-1' }]);
});

it('without the consent a result and themes are dropped', async () => {
  const email = 'dayo@example.com';
  const answer = await postJson('/api/tips', { email, result: 'bmi-obese', themes: ['food'] });
  expect(JSON.parse(answer.text())).not.toHaveProperty('tips');
  expect(JSON.stringify(await leadsOf(email))).not.toMatch(/obese|food/);
});
