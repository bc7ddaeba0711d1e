import { dayInLagos } from '#app/kernel/days.ts';
import { runEnrolmentsCommand } from '#server/enrolment/commands/run-enrolments-command.ts';
import { ask } from './ask.ts';
import type { FakePaypal } from './fake-paypal.ts';
import type { FakePaystack } from './fake-paystack.ts';
import { memoryOutput } from './memory-output.ts';
import { orderGold } from './order-gold.ts';
import { plainBrowser, type PlainBrowser } from './plain-browser.ts';
import { commandEnvironment, type StoreSettings } from './run-store-command.ts';

/** Where people buy. */
interface Place {
  readonly ask: typeof ask;
  readonly paystack: FakePaystack;
  readonly paypal: FakePaypal;
  /** Of the store and the mail server, which staff's commands have too. */
  readonly settings: StoreSettings;
}

/** What a site has told somebody who bought, and so must keep. */
export interface Bought {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  /** The bank's, of the transfer that staff have booked. */
  readonly transfer: string | undefined;
}

/** What people do; each next one takes the next line. */
const ways = [
  { edition: 'NG', pay: 'monthly', second: 'online', isBack: true },
  { edition: 'DG', pay: 'monthly', second: 'online', isBack: true },
  { edition: 'NG', pay: 'quarterly', second: 'transfer', isBack: true },
  { edition: 'DG', pay: 'quarterly', second: 'online', isBack: false },
  { edition: 'NG', pay: 'quarterly', second: 'online', isBack: false },
] as const;

/**
 * Buys Gold, and pays the first two instalments, as a browser without scripts does it.
 * @param number tells people apart
 */
export async function enrolAndPay(place: Place, number: number): Promise<Bought> {
  const way = ways[number % ways.length] ?? ways[0];
  const from = `10.${number >> 8}.${number & 255}.1`;
  const browser = plainBrowser('', { edition: way.edition, from, ask: place.ask });
  const person = { name: `Ada Example ${number}`, email: `person-${number}@mail.example` };
  await orderGold(browser, person.name, { email: person.email, pay: way.pay });
  const [, reference = ''] = /Your reference is ([\dA-F]{8})/.exec(browser.words()) ?? [];
  const [, link = ''] = /href="([^"]+)">this link</.exec(browser.html()) ?? [];
  await payOnline(place, browser, way.isBack);
  await browser.open(link);
  const isTransfer = way.second === 'transfer';
  if (isTransfer) await payByTransfer(place, browser, reference);
  else await payOnline(place, browser, way.isBack);
  return { ...person, reference, transfer: isTransfer ? transferOf(reference) : undefined };
}

/** Pays at the service, which sends its event twice. */
async function payOnline(place: Place, browser: PlainBrowser, isBack: boolean): Promise<void> {
  const page = browser.path();
  await browser.send();
  const [, url = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(browser.html()) ?? [];
  if (url === '') throw new Error(`no payment was begun: ${browser.words()}`);
  const paying = new URL(url);
  const { location = '' } = (await ask(paying.origin, paying.pathname)).headers;
  const back = new URL(location);
  await Promise.all([
    isBack && browser.open(back.pathname + back.search),
    tell(place, url),
    tell(place, url),
  ]);
  await seeArrived(browser, page);
}

/** Sends the service's event about the payment at an address. */
async function tell({ ask: patiently, paystack, paypal }: Place, url: string): Promise<void> {
  const id = url.split('/').at(-1) ?? '';
  const isPaystack = url.startsWith(paystack.url);
  const event = isPaystack
    ? paystack.event(id)
    : { body: paypal.event(id, 'CHECKOUT.ORDER.APPROVED'), headers: {} };
  const path = `/api/payments/${isPaystack ? 'paystack' : 'paypal'}`;
  await patiently('', path, { method: 'POST', ...event });
}

/** Staff book the transfer, and then once more by mistake. */
async function payByTransfer(place: Place, browser: PlainBrowser, reference: string) {
  const page = browser.path();
  const [, amount = ''] = /Pay ₦([\d,.]+) with Paystack/.exec(browser.words()) ?? [];
  const booked = [...transferArguments(reference), '--amount', amount.replaceAll(',', '')];
  for (const said of ['Booked for order', 'Already booked for order']) {
    const [stdout, stderr] = [memoryOutput(), memoryOutput()];
    const env = { ...commandEnvironment, ...place.settings };
    await runEnrolmentsCommand(booked, { env, stdout, stderr });
    if (!stdout.text().startsWith(said)) throw new Error(stdout.text() + stderr.text());
  }
  await seeArrived(browser, page);
}

const transferOf = (reference: string) => `FT-${reference}`;

function transferArguments(reference: string): readonly string[] {
  const day = dayInLagos(Date.now() - 86_400_000);
  return ['paid', reference, '--date', day, '--ref', transferOf(reference), '--yes'];
}

const mostReloads = 100;

/** Opens the page until it says that the payment is there. */
async function seeArrived(browser: PlainBrowser, page: string): Promise<void> {
  for (let reload = 0; reload < mostReloads; reload += 1) {
    await browser.open(page);
    if (/Thank you\. (?:Your payment|Payment 2 of \d+) has arrived/.test(browser.words())) return;
  }
  throw new Error(`the payment has not arrived: ${browser.words()}`);
}
