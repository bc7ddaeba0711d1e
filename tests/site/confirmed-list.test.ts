import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runEnrolmentsCommand } from '#server/enrolment/commands/run-enrolments-command.ts';
import { ask } from '../support/ask.ts';
import { createDatabase } from '../support/create-database.ts';
import { startFakePaystack, type FakePaystack } from '../support/fake-paystack.ts';
import { asRead, startMailServer } from '../support/mail-server.ts';
import { companyOf80, staffOf } from '../support/member-csv.ts';
import { memoryOutput } from '../support/memory-output.ts';
import { orderForGroup, sendMembers } from '../support/order-for-group.ts';
import { visitorsOf } from '../support/plain-browser.ts';
import { commandEnvironment } from '../support/run-store-command.ts';
import { useSite } from '../support/use-site.ts';

let databaseUrl: string;
let paystack: FakePaystack;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  paystack = await startFakePaystack();
  mails = await startMailServer();
});
afterAll(async () => {
  await mails[Symbol.asyncDispose]();
  await paystack[Symbol.asyncDispose]();
});
const site = useSite(() => ({
  DATABASE_URL: databaseUrl,
  TRUST_PROXY: '127.0.0.1',
  PAYSTACK_SECRET_KEY: paystack.secretKey,
  PAYSTACK_URL: paystack.url,
  SMTP_URL: mails.url,
  STAFF_EMAIL: 'staff@health.example',
}));
const visit = visitorsOf(site, '10.4.0');

const grades = { grade1: 'Officer', gradePlan1: 'silver', grade2: 'Manager', gradePlan2: 'gold' };
// Worked out by hand from the price list: Gold for 60 staff, less 8%; and the company of 80.
const ordered = '₦14,076,000';
const listed = '₦10,294,800';

/** A company that has ordered Gold for 60 people. */
async function orderAsCompany() {
  const browser = visit();
  const membersPath = await orderForGroup(browser);
  const paymentPath = browser.path();
  const [, orderPath = ''] = /href="([^"]+)">this link</.exec(browser.html()) ?? [];
  const [, reference = ''] = /Your reference is ([\dA-F]{8})/.exec(browser.words()) ?? [];
  return {
    browser,
    reference,
    paymentPath,
    openOrder: () => browser.open(orderPath),
    openMembers: () => browser.open(membersPath),
    sendList: (file: string) =>
      sendMembers(site.address, membersPath, { file, fields: grades, from: browser.from }),
    async confirm() {
      await browser.open(membersPath);
      await browser.send({ consent: 'members-told-1' }, { name: 'go', value: 'confirm' });
    },
    /** Pays at Paystack and comes back. @returns what Paystack was asked to take */
    async pay() {
      await browser.send();
      const [, url = ''] = /content="0;url=([^"]+)"/.exec(browser.html()) ?? [];
      const { location = '' } = (await ask(new URL(url).origin, new URL(url).pathname)).headers;
      const back = new URL(location);
      await browser.open(back.pathname + back.search);
      return paystack.transactions.get(url.split('/').at(-1) ?? '')?.amount;
    },
    async show() {
      const [stdout, stderr] = [memoryOutput(), memoryOutput()];
      const env = { ...commandEnvironment, DATABASE_URL: databaseUrl };
      await runEnrolmentsCommand(['show', reference], { env, stdout, stderr });
      return stdout.text();
    },
  };
}

/** Finds the mails to the buyer that say something, as a reader sees them. */
function findMails(...words: readonly string[]): string[] {
  return mails.messages
    .map(asRead)
    .filter(
      (mail) =>
        mail.includes('To: ngozi@company.example') && words.every((word) => mail.includes(word)),
    );
}

const seen = { timeout: 60_000 };

// What the page says of it: members.test.ts. What it sets: server/enrolment/members/confirm-list.test.ts.
describe('a company’s confirmed list', { tags: 'long' }, () => {
  it('sets what page, command, payment and mails say that the order costs', async () => {
    const company = await orderAsCompany();
    const { browser, reference } = company;
    await company.sendList(companyOf80());
    await company.confirm();
    const changed = `Your list of members changed the price of a year from ${ordered} to ${listed}.`;
    expect(browser.words()).toContain(changed);
    expect(browser.words()).toContain('and 80 people');

    await company.openOrder();
    expect(browser.words()).toContain(`Pay ${listed} with Paystack`);
    expect(browser.words()).toContain(changed);
    expect(browser.words()).not.toContain(`Pay ${ordered}`);

    const said = await company.show();
    expect(said).toContain(`Price     ${listed}\n`);
    expect(said).toContain(`Still owed: ${listed}.`);
    expect(said).toContain(
      `the group: list confirmed, from ${ordered} to ${listed}, "80 people instead of 60"`,
    );
    await vi.waitFor(() => {
      const toBuyer = findMails('We have your list', reference);
      expect(toBuyer).toHaveLength(1);
      expect(toBuyer[0]).toContain(changed);
    }, seen);
    expect(await company.pay()).toBe(1_029_480_000);
    expect(await company.show()).toContain('State     paid\n');
  });

  it('after the payment asks for the difference on the page, at Paystack and by mail, or pays it back', async () => {
    const company = await orderAsCompany();
    const { browser } = company;
    await company.openOrder();
    expect(await company.pay()).toBe(1_407_600_000);
    await company.sendList(staffOf(70));
    await company.confirm();
    // Gold for 70 staff, less 8%, is ₦16,422,000.
    const rest = 'You have paid ₦14,076,000. ₦2,346,000 is still to pay.';
    expect(browser.words()).toContain(rest);
    await company.openOrder();
    expect(browser.words()).toContain(rest);
    expect(browser.words()).toContain('Pay ₦2,346,000 with Paystack');
    expect(browser.words()).toContain('₦2,346,000 for this payment');
    await vi.waitFor(() => expect(findMails(rest)).toHaveLength(1), seen);
    expect(await company.show()).toContain('Still owed: ₦2,346,000.');
    expect(await company.pay()).toBe(234_600_000);
    expect(await company.show()).toContain('State     paid\n');

    // A list that costs less than was paid says what is paid back.
    await company.sendList(companyOf80());
    await company.confirm();
    const back =
      'You have paid ₦16,422,000, which is ₦6,127,200 too much. We’ll pay that back to you.';
    expect(browser.words()).toContain(back);
    await company.openOrder();
    expect(browser.words()).toContain(back);
    expect(await company.show()).toContain('Too much by ₦6,127,200.');
  });

  it('of fewer people than a group has keeps the price until it is agreed', async () => {
    const company = await orderAsCompany();
    await company.sendList(staffOf(4));
    await company.openMembers();
    const kept = `Until then your order keeps its price of ${ordered} a year.`;
    expect(company.browser.words()).toContain(kept);
    await company.confirm();
    await company.openOrder();
    expect(company.browser.words()).toContain(`Pay ${ordered} with Paystack`);
  });
});
