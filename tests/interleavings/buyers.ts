import { moneyOf, timesOf, type Money } from '#app/kernel/money.ts';
import { aLead } from '../support/a-lead.ts';
import { quoteRequest } from '../support/quote-request.ts';
import { reportOf, type BankPayment } from './bank.ts';
import type { Cast } from './cast.ts';
import { handle } from './staff.ts';

const rhythms = { yearly: 1, quarterly: 4 } as const;

/** An order as its buyer was told of it. */
export interface ToldOrder {
  readonly id: string;
  readonly token: string;
  /** Whether its price stays as it is. */
  readonly isGroup: boolean;
}

/** Sends an order, again until it is answered. */
export async function order(cast: Cast, each: Money, isGroup: boolean): Promise<ToldOrder> {
  const { world, sites, told, draw } = cast;
  const pay = draw.one(['yearly', 'quarterly'] as const);
  const payments = rhythms[pay];
  const who = isGroup ? 'who=staff&people=60&plan=silver' : 'who=me&age=30&plan=gold';
  const request = quoteRequest(`${who}&pay=${pay}&currency=${each.currency}`);
  const payment = { id: pay, payments, each, yearTotal: timesOf(each, payments) };
  const key = `order ${told.orders.length} ${draw.below(1e9)}`;
  const fields = { email: 'ada@mail.example', key };
  const lead = aLead({ kind: 'enrolment', fields, sentKey: key });
  const { id, token } = await sites.askUntilAnswered('sends an order', async (site) => {
    const saved = await site.saver.save(lead);
    const link = await site.orderPayments.open({ leadId: saved.id, request, payment });
    return { id: saved.id, token: link };
  });
  const one = { id, token, isGroup };
  told.leads.push({ id, key });
  told.orders.push(one);
  if (draw.chance(0.4)) world.spawn(() => handle(cast, id));
  return one;
}

/** Orders, and pays from one or two windows. */
export async function buy(cast: Cast): Promise<void> {
  const { world, draw } = cast;
  const each = draw.one([moneyOf(25_500_000, 'NGN'), moneyOf(19_000, 'USD')]);
  const bought = await order(cast, each, false);
  world.spawn(() => payOften(cast, bought));
  if (draw.chance(0.5)) world.spawn(() => payOften(cast, bought));
}

/** Presses Pay a few times, and does something on the pages that come. */
export async function payOften(cast: Cast, bought: ToldOrder): Promise<void> {
  const { sites, draw } = cast;
  for (let presses = 1 + draw.below(3); presses > 0; presses -= 1) {
    const covered = committed(cast, bought);
    const answer = await sites.askUntilAnswered('presses Pay', ({ orderPayments }) =>
      orderPayments.pay(bought.token),
    );
    if (answer.kind !== 'redirect') continue;
    const page = cast.bank.pageOf(answer.url);
    if (!page) throw new Error('a payment page that does not exist');
    if (!bought.isGroup) seeNotTwice(cast, page, covered);
    const arrival = await payOnPage(cast, page);
    if (draw.chance(0.7)) {
      await sites.askUntilAnswered('comes back', ({ orderPayments }) =>
        orderPayments.find(bought.token, arrival),
      );
    }
  }
}

/** Payments of an order that are taken, or about to be. */
function committed({ bank }: Cast, { id }: ToldOrder): readonly BankPayment[] {
  const own = [...bank.payments.values()].filter(({ enrolmentId }) => enrolmentId === id);
  return own.filter(({ state }) => ['approved', 'pending', 'paid'].includes(state));
}

/** Nobody is led to pay again what they had paid before they pressed Pay. */
function seeNotTwice({ world }: Cast, page: BankPayment, covered: readonly BankPayment[]): void {
  const again = covered.find(
    (one) => one !== page && one.instalment === page.instalment && one.state !== 'failed',
  );
  const isRight = again?.state !== 'paid' || again.paidMinor === again.attempt.amount.minor;
  if (again && isRight) world.fail('led to pay an instalment a second time');
}

async function payOnPage(cast: Cast, page: BankPayment): Promise<'return' | 'cancel'> {
  const { world, draw } = cast;
  const does = draw.one([
    'pays',
    'pays',
    'pays',
    'too little',
    'waits',
    'fails',
    'leaves',
  ] as const);
  await world.scheduler.turn(world.outside, `${does} for ${cast.bank.nameOf(page.attempt.id)}`);
  if (page.state !== 'open') return 'return';
  if (does === 'leaves') return 'cancel';
  if (does === 'fails') page.state = 'failed';
  else if (does === 'waits') page.state = 'pending';
  else if (page.service === 'paypal') page.state = 'approved';
  else take(page, does === 'too little' ? page.attempt.amount.minor - 100 : undefined);
  if (page.state === 'pending') world.spawn(() => decideLater(cast, page));
  else for (let events = draw.below(3); events > 0; events -= 1) sendEvent(cast, page);
  return 'return';
}

function take(page: BankPayment, minor = page.attempt.amount.minor): void {
  page.state = 'paid';
  page.paidMinor = minor;
}

async function decideLater(cast: Cast, page: BankPayment): Promise<void> {
  const { world, draw } = cast;
  await world.scheduler.turn(world.outside, 'the bank decides');
  if (draw.chance(0.3)) page.state = 'failed';
  else take(page);
  sendEvent(cast, page);
}

/** Sends a webhook until it is answered, as it is now or as it was. */
function sendEvent({ world, sites, bank }: Cast, page: BankPayment): void {
  const report = reportOf(page);
  world.spawn(() =>
    sites.askUntilAnswered(`webhook about ${bank.nameOf(page.attempt.id)}`, async (site) => {
      if (page.service === 'paystack')
        return void (await site.orderPayments.record(page.attempt.id, report));
      const payments = site.store.tables.selectFrom('payments').selectAll();
      const own = payments.where('provider_reference', '=', page.reference);
      const attempt = await own.executeTakeFirst();
      if (attempt) await site.orderPayments.check(attempt, 'link');
    }),
  );
}
