import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakePaystack, type FakePaystack } from '../../../tests/support/fake-paystack.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { enrolAda } from '../../../tests/support/enrol-ada.ts';
import { plainBrowser, type PlainBrowser } from '../../../tests/support/plain-browser.ts';
import { commandEnvironment } from '../../../tests/support/run-store-command.ts';
import { startSite, type RunningSite } from '../../../tests/support/start-site.ts';
import { runEnrolmentsCommand } from './run-enrolments-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'staff-'));
let paystack: FakePaystack;
let site: RunningSite;
let visitors = 0;

beforeAll(async () => {
  paystack = await startFakePaystack();
  site = await startSite({
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_URL: paystack.url,
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: folder,
  });
});
afterAll(async () => {
  await site.stop();
  await paystack[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Goes through all steps to the payment page. */
async function enrol(): Promise<{ browser: PlainBrowser; page: string; ref: string }> {
  visitors += 1;
  const browser = plainBrowser(site.address, { from: `10.4.0.${visitors}` });
  const ref = await enrolAda(browser, { name: `Ada Example ${visitors}` });
  return { browser, page: browser.path(), ref };
}

/** Runs a command beside the site. @returns what it says */
async function staff(...args: string[]): Promise<string> {
  const [stdout, stderr] = [memoryOutput(), memoryOutput()];
  const env = { ...commandEnvironment, DATA_DIR: folder };
  expect(await runEnrolmentsCommand(args, { env, stdout, stderr })).toBe(0);
  return stdout.text();
}

const transfer = (amount: string, ref = 'FT-1') =>
  ['--amount', amount, '--date', '2026-11-20', '--ref', ref, '--yes'] as const;

it('says paid once staff have booked all of the price', async () => {
  const { browser, page, ref } = await enrol();
  await staff('paid', ref, ...transfer('200000'));
  await browser.open(page);
  expect(browser.words()).toContain('A part of your payment has arrived');
  expect(browser.words()).toContain('₦55,000 is still to pay');
  expect(browser.words()).not.toContain('with Paystack');
  // Whoever has the link to pay neither reads the address nor changes it.
  expect(browser.words()).toContain('write to a…@mail.example . Is that wrong? Call');
  expect(browser.html()).not.toMatch(/order-email|ada@/);
  await staff('paid', ref, ...transfer('55000', 'FT-2'));
  await browser.open(page);
  expect(browser.words()).toContain('Thank you. Your payment has arrived');
  await staff('refund', ref, ...transfer('255000'));
  await browser.open(page);
  expect(browser.words()).toContain('Pay ₦255,000 with Paystack');
});

it('says that the order is cancelled, and takes no payment even from a page opened before', async () => {
  const { browser, page, ref } = await enrol();
  await staff('cancel', ref);
  const started = paystack.transactions.size;
  await browser.send();
  expect(browser.words()).toContain('This order is cancelled');
  expect(paystack.transactions.size).toBe(started);
  await browser.open(page);
  expect(browser.words()).toContain('You can’t pay for it any more');
  expect(browser.html()).toContain('href="tel:07000000001"');
  expect(browser.words()).not.toMatch(/with Paystack|Bank transfer/);
});

it('says that a link has ended, and how to come back', async () => {
  const { browser, page, ref } = await enrol();
  await staff('end-link', ref, '--reason', 'sent to the wrong person');
  const started = paystack.transactions.size;
  await browser.send();
  expect(paystack.transactions.size).toBe(started);
  expect(browser.path()).toBe(page);
  expect(browser.status()).toBe(410);
  expect(browser.words()).toContain('This link has ended');
  expect(browser.words()).not.toContain(ref);
  expect(browser.html()).toContain('href="/checkout/return"');
  expect(browser.html()).toContain('href="tel:07000000001"');
});
