import { expect, it } from 'vitest';
import { dayInLagos, formatDay, plusDays, plusMonths } from '#app/kernel/days.ts';
import { bookTransfer } from '#server/enrolment/book.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase } from '../support/create-database.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { ada, consents } from '../support/order-gold.ts';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { useSite } from '../support/use-site.ts';

let databaseUrl: string;
const site = useSite(async () => {
  databaseUrl = await createDatabase();
  return { DATABASE_URL: databaseUrl };
});

const today = dayInLagos(Date.now());
const start = plusDays(today, 30);
/** Of somebody who is 46, and pays more, from the day of the renewal on. */
const birth = plusMonths(start, -46 * 12);

/** Fills in an order that a link has begun, up to the review. */
async function fillIn(browser: PlainBrowser, link: string): Promise<void> {
  await browser.open(link);
  await browser.send();
  await browser.send({ ...ada, birth });
  await browser.send({ hospital: 'later' });
}

it('a renewal has the price of its first day, on which its first payment is due', async () => {
  const browser = plainBrowser(site.address);
  const choices = 'who=me&age=46&plan=gold&pay=quarterly&currency=NGN';
  await fillIn(browser, `/checkout/gold?${choices}&start=${start}&renews=5E2EBBDD.-_T0ken`);
  expect(browser.words()).toContain(`The new year starts on ${formatDay(start)}`);
  expect(browser.words()).toContain('₦92,820');
  await browser.send(consents);
  expect(browser.words()).toContain('Amount ₦92,820');
  expect(browser.words()).toContain(`Due ${formatDay(start)}`);
  expect(browser.words()).toContain(`Due ${formatDay(plusMonths(start, 9))}`);
  const leads = await withStore(({ tables }) => tables.selectFrom('leads').selectAll().execute());
  const { fields = '' } = leads.find(({ kind }) => kind === 'enrolment') ?? {};
  expect(JSON.parse(fields)).toMatchObject({ coverFrom: start, birth });
});

it('the page of an order whose year ends leads to the next, with the people a year older', async () => {
  const browser = plainBrowser(site.address);
  await fillIn(browser, '/checkout/gold?who=me&age=45&plan=gold');
  await browser.send(consents);
  const page = browser.path();
  expect(browser.words()).not.toContain('Renew for another year');
  await withStore(payAYearAgo);
  await browser.open(page);
  const ends = plusMonths(plusDays(today, -330), 12);
  expect(browser.words()).toContain(`From ${formatDay(ends)} you can have another year of Gold`);
  const [, link = ''] = /<a[^>]*href="([^"]*)"[^>]*>Renew this plan/.exec(browser.html()) ?? [];
  expect(link).toMatch(new RegExp(`&amp;start=${ends}&amp;renews=[\\dA-F]{8}\\.[\\w-]{24}$`));
  await browser.open(link.replaceAll('&amp;', '&'));
  expect(browser.status()).toBe(200);
  expect(browser.words()).toContain('₦');
  await fillIn(browser, link.replaceAll('&amp;', '&'));
  await browser.send(consents);
  expect(browser.path()).not.toBe(page);
  await browser.open(page);
  expect(browser.words()).not.toContain('Renew this plan');
});

async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const { log } = createMemoryLog();
  const store = await openStore({ databaseUrl, dataFolder: '', log });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Makes the newest order one of 330 days ago that is paid. */
async function payAYearAgo(store: Store): Promise<void> {
  const { tables } = store;
  const order = await tables
    .selectFrom('enrolments')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const day = plusDays(today, -330);
  const atMs = Date.parse(day);
  await tables
    .updateTable('enrolments')
    .set({ created_at: atMs })
    .where('id', '=', order.id)
    .execute();
  await tables
    .updateTable('instalments')
    .set({ due_day: day })
    .where('enrolment_id', '=', order.id)
    .execute();
  await bookTransfer(store, {
    enrolmentId: order.id,
    kind: 'paid',
    minor: order.amount_minor ?? 0,
    day,
    reference: 'FT-1',
    who: 'bisi',
    note: null,
    nowMs: atMs,
    isDryRun: false,
  });
}
