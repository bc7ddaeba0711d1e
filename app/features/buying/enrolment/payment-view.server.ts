import type { BankAccount, BankTransfer } from '#app/location/identity.ports.ts';
import type { Money } from '#app/kernel/money/money.ts';
import type { PlanCatalogue } from '../plans/catalogue.ports.ts';
import type { TierId } from '../prices/price-list.ports.ts';
import { parseQuote, recommendedTier } from '../quote/parse-quote.ts';
import { livesOf, peopleByAge } from '../quote/people-by-age.ts';
import { readQuoteValues } from '../quote/quote-fields.ts';
import { buyerWords } from '../quote/buyer-choices.ts';
import type { Arrival, Order } from './payment-desk.ports.ts';
import type { PaymentView } from './payment-view.ts';

interface Sources {
  readonly catalogue: PlanCatalogue;
  readonly bankTransfer: BankTransfer;
}

/** The page on which an enrolment is paid. */
export function paymentPath({ token, amount }: Pick<Order, 'token' | 'amount'>): string {
  const page = (amount?.currency ?? 'NGN') === 'NGN' ? 'payment' : 'paypal';
  return `/checkout/${page}?request=${token}`;
}

/** How somebody came: payment services send them back to an address with a mark. */
export function findArrival({ searchParams }: URL): Arrival {
  const mark = searchParams.get('back');
  if (mark === 'paid') return 'return';
  return mark === 'cancelled' ? 'cancel' : 'link';
}

/** What the payment page shows of an enrolment: plan, price and state, and nobody's name. */
export function paymentViewOf(order: Order, { catalogue, bankTransfer }: Sources): PaymentView {
  const { prices, tiers } = catalogue;
  const values = readQuoteValues(new URLSearchParams(order.query));
  const { request } = parseQuote(values, prices, { tier: recommendedTier, currency: 'NGN' });
  const tier: TierId = request?.tier ?? recommendedTier;
  const pay = request?.pay ?? 'yearly';
  const buyer = request?.party.buyer ?? 'me';
  const people = request && peopleByAge(request.party, prices);
  return {
    kind: 'order',
    path: paymentPath(order),
    reference: order.reference,
    state: order.state,
    service: order.service,
    amount: order.amount,
    planName: tiers[tier].name,
    buyer,
    forWords: buyerWords[buyer],
    lives: people && livesOf(people),
    pay,
    payments: prices.instalments[pay].payments,
    account: order.amount && accountFor(order.amount, bankTransfer),
    isSampleAccount: bankTransfer.isSample,
    currency: order.amount?.currency ?? 'NGN',
  };
}

function accountFor({ currency }: Money, { accounts }: BankTransfer): BankAccount | undefined {
  return accounts.find((account) => account.currency === currency);
}
