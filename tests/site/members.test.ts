import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { ask } from '../support/ask.ts';
import { createDatabase } from '../support/create-database.ts';
import { companyOf80, sevenMistakes } from '../support/member-csv.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { exportLeads } from '../support/export-leads.ts';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

let site: RunningSite;
let databaseUrl: string;
let visitors = 0;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  site = await startSite({ DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => site[Symbol.asyncDispose]());

interface Group {
  readonly browser: PlainBrowser;
  /** Of the page for members. */
  readonly path: string;
  readonly from: string;
}

/** Buys Gold for a group, and opens the page for its members. */
async function enrol(who: string, edition: 'NG' | 'DG' = 'NG'): Promise<Group> {
  visitors += 1;
  const from = `10.3.0.${visitors}`;
  const browser = plainBrowser(site.address, { edition, from });
  await browser.open('/checkout/gold');
  await browser.send({ who, people: '60', children: who === 'family' ? '2' : '' });
  await browser.send({
    name: 'Ngozi Example',
    birth: '27 3 1990',
    gender: 'Female',
    child1Gender: 'Female',
    child2Gender: 'Male',
    memberName: 'Ada Example',
    memberBirth: '27 3 1990',
    child1Name: 'Kemi Example',
    child1Birth: '30 6 2015',
    child2Name: 'Tunde Example',
    child2Birth: '30 6 2016',
    phone: '0803 123 4567',
    email: 'ngozi@company.example',
    state: 'lagos',
    organisation: `Example ${randomUUID()}`,
  });
  if (who === 'family') await browser.send({ hospital: 'later' });
  await browser.send({
    consentData: 'enrolment-data-1',
    consentExclusions: 'enrolment-exclusions-1',
    consentTerms: 'enrolment-terms-2',
    consentTold: 'enrolment-told-1',
  });
  const path = browser.path().replace(/^\/checkout\/\w+/, '/checkout/members');
  return { browser, path, from };
}

/** Sends a form with a file, as a browser does. */
async function sendFile(
  { path, from }: Group,
  file: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ go: 'upload', ...fields })) form.set(name, value);
  form.set('file', new Blob([file], { type: 'text/csv' }), 'members.csv');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return ask(site.address, path, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': body.length,
      'x-forwarded-for': from,
    },
    body: body.toString('utf8'),
  });
}

const grades = { grade1: 'Officer', gradePlan1: 'silver', grade2: 'Manager', gradePlan2: 'gold' };

describe('the page for members', () => {
  it.each([
    ['staff', true],
    ['association', true],
    ['family', false],
  ])('is linked from the order of %s: %s', async (who, isGroup) => {
    const { browser, path } = await enrol(who);
    const [link] = /\/checkout\/members\?request=[\w-]+/.exec(browser.html()) ?? [];
    expect(link !== undefined).toBe(isGroup);
    await browser.open(link ?? path);
    expect(browser.status()).toBe(isGroup ? 200 : 404);
  });

  it('is never kept, nor listed, and an unknown link says so', async () => {
    const { path } = await enrol('staff');
    for (const [each, status] of [
      [path, 200],
      ['/checkout/members?request=nobody', 404],
    ] as const) {
      const answer = await ask(site.address, each);
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.text()).toContain('name="robots" content="noindex"');
    }
  });

  it('gives a template that spreadsheets open', async () => {
    const { headers, body } = await ask(site.address, '/checkout/members.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="members.csv"');
    expect(body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(body.toString().trim().split('\r\n')).toHaveLength(3);
  });

  it.each([
    ['NG', '₦'],
    ['DG', '$'],
  ] as const)('takes a file in the %s edition and prices it in %s', async (edition, sign) => {
    const group = await enrol('staff', edition);
    const answer = await sendFile(group, companyOf80(), grades);
    expect(answer.status).toBe(200);
    expect(answer.text()).toMatch(/80 people[^<]* checked, and all are right/);
    expect(answer.text()).toContain(`Total for one year: <strong>${sign}`);
  });

  it('keeps the good rows of a file with mistakes', async () => {
    const group = await enrol('staff');
    const answer = await sendFile(group, companyOf80(sevenMistakes), grades);
    expect(answer.status).toBe(422);
    await group.browser.open(group.path);
    expect(group.browser.words()).toContain('Confirm your list of 70 people');
    expect(group.browser.html()).not.toMatch(/Ada \d|Kemi \d|S-\d/);
  });

  it('shows the first 50 of many mistakes, and how many there are', async () => {
    const group = await enrol('staff');
    const answer = await sendFile(group, companyOf80());
    expect(answer.text().match(/<li>Line /g)).toHaveLength(50);
    expect(answer.text()).toMatch(/These are the first (<!-- -->)?50/);
  });

  it('refuses a file above 2 MB with 413 and the reason, and takes the next', async () => {
    const group = await enrol('staff');
    for (const megabytes of [2.05, 3]) {
      const answer = await sendFile(group, 'x'.repeat(megabytes * 1024 * 1024));
      expect(answer.status).toBe(413);
      expect(answer.text()).toContain('The file is larger than 2 MB');
    }
    expect((await sendFile(group, companyOf80(), grades)).status).toBe(200);
  });

  it('asks for the file where none is chosen', async () => {
    const group = await enrol('staff');
    const answer = await sendFile(group, '');
    expect(answer.status).toBe(422);
    expect(answer.text()).toContain('Choose the file with your members');
  });

  it('stores nothing of an address that sends too much, and says so', async () => {
    const group = await enrol('staff');
    let answer = await sendFile(group, '');
    for (let sent = 0; sent < 30 && answer.status !== 429; sent += 1) {
      answer = await sendFile(group, sent < 15 ? '' : companyOf80(), grades);
    }
    expect(answer.status).toBe(429);
    expect(answer.text()).toContain('Too many forms have been sent');
  });
});

describe('a confirmed list', () => {
  it('reaches staff as a lead with counts and without names', async () => {
    const group = await enrol('staff');
    await sendFile(group, companyOf80(), grades);
    const { browser } = group;
    await browser.open(group.path);
    await browser.send({ consent: 'members-told-1' }, { name: 'go', value: 'confirm' });
    expect(browser.path()).toBe(group.path);
    expect(browser.words()).toContain('We have your list of 80 people');
    const leads = await exportLeads({ DATABASE_URL: databaseUrl });
    const lead = leads.findLast(({ kind }) => kind === 'members');
    expect(lead).toMatchObject({ email: '', deliveries: '' });
    expect(lead).toHaveProperty('fields', {
      enrolment: expect.stringMatching(/^[\dA-F]{8}$/) as string,
      enrolmentLead: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      people: '80',
      enrolled: '60',
      plans: 'Silver 70, Gold 10',
      price: '₦10,294,800 a year',
      leftOut: '0',
    });
  });

  it('is not one that another has replaced', async () => {
    const group = await enrol('staff');
    await sendFile(group, companyOf80(), grades);
    await group.browser.open(group.path);
    await sendFile(group, companyOf80(sevenMistakes), grades);
    await group.browser.send({ consent: 'members-told-1' }, { name: 'go', value: 'confirm' });
    expect(group.browser.status()).toBe(409);
    expect(group.browser.words()).toContain('Another list has been sent in the meantime');
  });
});

describe('while the store is away', () => {
  it('nothing typed is lost, and the list can be sent again', async () => {
    const { browser, path } = await enrol('association');
    await browser.open(`${path}&way=type`);
    const store = await openStore({
      databaseUrl,
      dataFolder: '/nowhere',
      log: createMemoryLog().log,
    });
    await sql`alter table member_lists rename to away`.execute(store.tables);
    const ada = {
      'm1-firstName': 'Ada',
      'm1-lastName': 'Example',
      'm1-gender': 'female',
      'm1-birth': '27 3 1990',
      'm1-state': 'lagos',
    };
    const check = { name: 'go', value: 'check' };
    await browser.send(ada, check);
    expect(browser.status()).toBe(503);
    expect(browser.words()).toContain('We can’t take your list right now');
    expect(browser.html()).toContain('value="27 3 1990"');
    await sql`alter table away rename to member_lists`.execute(store.tables);
    await store.close();
    await browser.send({}, check);
    expect(browser.status()).toBe(200);
    expect(browser.words()).toContain('1 person checked, and all are right');
  });
});

it('nobody on a list is in the log', () => {
  expect(site.lines.join('\n')).toContain('lead saved');
  expect(site.lines.filter((line) => /Ada|Kemi|Ngozi|S-\d|1990-03-27|@company/.test(line))).toEqual(
    [],
  );
});
