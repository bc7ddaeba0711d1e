import { once } from 'node:events';
import { request as openRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { ask } from '../support/ask.ts';
import { createDatabase } from '../support/create-database.ts';
import { long } from '../support/long-run.ts';
import { companyOf80, sevenMistakes } from '../support/member-csv.ts';
import { workbookOf } from '../support/member-workbook.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { exportLeads } from '../support/export-leads.ts';
import { orderForGroup, sendMembers } from '../support/order-for-group.ts';
import { fieldsOf, visitorsOf, type PlainBrowser } from '../support/plain-browser.ts';
import { useSite } from '../support/use-site.ts';

let databaseUrl: string;
const site = useSite(async () => {
  databaseUrl = await createDatabase();
  return { DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' };
});
const visit = visitorsOf(site, '10.15.0');

interface Group {
  readonly browser: PlainBrowser;
  /** Of the page for members. */
  readonly path: string;
  readonly from: string;
}

/** Buys Gold for a group, and opens the page for its members. */
async function enrol(who: string, edition: 'NG' | 'DG' = 'NG'): Promise<Group> {
  const browser = visit(edition);
  return { browser, path: await orderForGroup(browser, who), from: browser.from };
}

const sendFile = (
  { path, from }: Group,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
) => sendMembers(site.address, path, { file, fields, from });

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

  const rowsOf80 = companyOf80().trim().split('\r\n').slice(1);

  it.each([
    ['a CSV file', 'NG', '₦', companyOf80()],
    ['an Excel workbook', 'DG', '$', workbookOf(rowsOf80.map((row) => row.split(',')))],
  ] as const)('takes %s in the %s edition, priced in %s', async (_what, edition, sign, file) => {
    const group = await enrol('staff', edition);
    const answer = await sendFile(group, file, grades);
    expect(answer.status).toBe(200);
    expect(answer.text()).toMatch(/80 people[^<]* accepted, with no mistakes/);
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

  it('links the mistakes that can be put right here, an unknown grade until its plan is chosen', async () => {
    const group = await enrol('staff');
    const list = companyOf80({
      4: 'Ada 2,Example,Female,27/03/1990,Staff,S-2,,Director,Lagos',
      // Of people without a dependant.
      22: 'Ada "20",Example,Female,27/03/1990,Staff,S-20,,Officer,Lagos',
      40: 'Ada 38,Example,,27/03/1990,Staff,S-38,,Officer,Lagos',
    });
    const found = (await sendFile(group, list, grades)).text();
    expect(found).toContain('76 people');
    expect(found).toContain('<li>Line 22, First name: This cell can’t be read');
    expect(found).toContain('<a href="#fix-m40-gender">Line 40, Gender: Enter female or male</a>');
    const [form = ''] = /<form[^>]*id="fix"[\s\S]*?<\/form>/.exec(found) ?? [];
    expect(form).toMatch(/<option value="Director"[^>]*>Choose a plan<\/option>/);
    // Of the line with the grade and of its dependant, not of the one without a gender.
    expect(form.match(/<details/g)).toHaveLength(3);
    expect(form.match(/<details open/g)).toHaveLength(2);
    const fields = { ...Object.fromEntries(fieldsOf(form)), go: 'fix' };
    const chosen = { ...fields, 'm40-gender': 'female' };
    const still = await sendFile(group, '', chosen);
    expect(still.status).toBe(422);
    expect(still.text()).toContain('&quot;Director&quot; is neither a plan nor a grade');
    await group.browser.open(group.path);
    expect(group.browser.words()).toContain('Confirm your list of 77 people');
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

  it('asks for the file where none is chosen, until too much has come from an address', async () => {
    const group = await enrol('staff');
    let answer = await sendFile(group, '');
    expect(answer.status).toBe(422);
    expect(answer.text()).toContain('Choose the file with your members');
    for (let sent = 0; sent < 40 && answer.status !== 429; sent += 1) {
      answer = await sendFile(group, sent < 15 ? '' : companyOf80(), grades);
    }
    expect(answer.status).toBe(429);
    expect(answer.text()).toContain('Too many forms have been sent');
  });
});

describe('a list that is on its way', () => {
  const bytes = 2_000_000;
  const begun: ClientRequest[] = [];
  afterEach(() => {
    for (const upload of begun.splice(0)) upload.destroy();
  });

  /** Sends the first half of a list; `finish` sends the other. */
  function beginUpload(path: string, from: string) {
    const { hostname, port } = new URL(site.address);
    const headers = {
      accept: 'text/html',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': bytes,
      'x-forwarded-for': from,
    };
    const upload = openRequest({ hostname, port, path, method: 'POST', headers, agent: false });
    begun.push(upload);
    const half = Buffer.alloc(bytes / 2);
    upload.write(half);
    return { answer: answerTo(upload), finish: () => void upload.end(half) };
  }

  async function answerTo(upload: ClientRequest) {
    const [response] = (await once(upload, 'response')) as [IncomingMessage];
    const { statusCode: status, headers } = response;
    return { status, retryAfter: headers['retry-after'], page: await text(response) };
  }

  it('is not read where no order waits for it: the answer comes at once', async () => {
    const { answer } = beginUpload('/checkout/members?request=nobody', '203.0.113.1');
    const { status, page } = await answer;
    expect(status).toBe(404);
    expect(page).toContain('This link doesn’t work');
  });

  it('waits for four others of its network, and the page says so', async () => {
    const { path } = await enrol('staff');
    const uploads = Array.from({ length: 5 }, () => beginUpload(path, '203.0.113.2'));
    const refused = await Promise.any(uploads.map(({ answer }) => answer));
    expect(refused).toMatchObject({ status: 429, retryAfter: '30' });
    expect(refused.page).toContain('Too many files are being sent from your network');
    for (const { finish } of uploads) finish();
    const answers = await Promise.all(uploads.map(({ answer }) => answer));
    expect(answers.map(({ status = 0 }) => status).toSorted((one, other) => one - other)).toEqual([
      400, 400, 400, 400, 429,
    ]);
    const next = beginUpload(path, '203.0.113.2');
    next.finish();
    expect((await next.answer).status).toBe(400);
  });

  it('waits when there are too many of all networks, and the page says so', long, async () => {
    const { path } = await enrol('staff');
    const uploads = Array.from({ length: 20 }, (_, at) =>
      beginUpload(path, `203.0.113.${3 + Math.floor(at / 4)}`),
    );
    const refused = await Promise.any(uploads.map(({ answer }) => answer));
    expect(refused).toMatchObject({ status: 503, retryAfter: '30' });
    expect(refused.page).toContain('Too many files are being sent right now');
    const group = await enrol('staff');
    expect((await sendFile(group, companyOf80(), grades)).status).toBe(200);
  });
});

describe('a confirmed list', () => {
  it('changes the price, as its page says before and after, and reaches staff without names', async () => {
    const group = await enrol('staff');
    const { browser } = group;
    const order = browser.path();
    await sendFile(group, companyOf80(), grades);
    await browser.open(group.path);
    const change = 'the price of a year from ₦14,076,000 to ₦10,294,800.';
    expect(browser.words()).toContain(`Confirming it changes ${change}`);
    await browser.send({ consent: 'members-told-1' }, { name: 'go', value: 'confirm' });
    expect(browser.path()).toBe(group.path);
    expect(browser.words()).toContain('We have your list of 80 people');
    expect(browser.words()).toContain('Total for one year: ₦10,294,800');
    await browser.open(order);
    expect(browser.words()).toContain(`Your list of members changed ${change}`);
    expect(browser.words()).toContain('People 80');
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
      priceBefore: '₦14,076,000 a year',
      stillToPay: '₦10,294,800',
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

it('while the store is away nothing typed is lost, and the list can be sent again', async () => {
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
  expect(browser.words()).toContain('1 person accepted, with no mistakes');
});

it('nobody on a list is in the log', () => {
  expect(site.lines.join('\n')).toContain('lead saved');
  expect(site.lines.filter((line) => /Ada|Kemi|Ngozi|S-\d|1990-03-27|@company/.test(line))).toEqual(
    [],
  );
});
