import type { BankAccount, BankTransfer } from '#app/site/identity.types.ts';
import type { Money } from '#app/kernel/money.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { parseChoices, parseQuote, recommendedTier } from '../../quote/price/parse-quote.ts';
import { livesOf, peopleByAge } from '../../quote/price/price-quote.ts';
import { readQuoteValues } from '../../quote/price/quote-fields.ts';
import { buyerWords } from '../../quote/form/quote-choices.ts';
import { isGroup } from '../draft/draft.ts';
import { membersAddress } from '../members/members-view.ts';
import type { PlanName } from '../checkout.server.ts';
import type { Arrival, Instalment, Order, PayAnswer } from './order-payments.ports.ts';

interface Sources {
  readonly catalogue: PlanCatalogue;
  readonly bankTransfer: BankTransfer;
  /** Whether the site sends mails. */
  readonly canMail: boolean;
}

/** Returns the address of the page that takes the payment of a link. */
export function paymentPath({ token, amount }: Pick<Order, 'token' | 'amount'>): string {
  const page = (amount?.currency ?? 'NGN') === 'NGN' ? 'payment' : 'paypal';
  return `/checkout/${page}?request=${token}`;
}

/** Reads how the visitor came back, from the parameter that we give payment services. */
export function findArrival({ searchParams }: URL): Arrival {
  const mark = searchParams.get('back');
  if (mark === 'paid') return 'return';
  return mark === 'cancelled' ? 'cancel' : 'link';
}

export type PaymentView = ReturnType<typeof paymentViewOf>;
export type ScheduleLine = ReturnType<typeof lineOf>;

export type PaymentPageView =
  | PaymentView
  /** No order in the address, an unknown one, or a link that has ended. */
  | { readonly kind: 'none' | 'unknown' | 'ended'; readonly plans: readonly PlanName[] }
  /** The store is down. */
  | { readonly kind: 'unavailable' };

export type PayPageAnswer = Exclude<PayAnswer, { readonly kind: 'nothing-due' }>;

/** Picks what the payment page shows of an order: no names. */
export function paymentViewOf(order: Order, { catalogue, bankTransfer, canMail }: Sources) {
  const { prices, tiers } = catalogue;
  const { orderToken, token: _token, query, ...shown } = order;
  const values = readQuoteValues(new URLSearchParams(query));
  const { request } = parseQuote(values, prices, { tier: recommendedTier, currency: 'NGN' });
  const { buyer, tier = recommendedTier, pay } = parseChoices(values);
  const people = request && peopleByAge(request.party, prices);
  return {
    ...shown,
    kind: 'order' as const,
    canMail,
    path: paymentPath(order),
    /** Leads to the next unpaid payment, whichever it is by then. */
    linkPath: paymentPath({ ...order, token: orderToken }),
    /** Where a group hands in its members; undefined for people and families. */
    membersPath: isGroup(buyer) ? membersAddress(orderToken) : undefined,
    schedule: order.schedule.map(lineOf),
    planName: tiers[tier].name,
    buyer,
    forWords: buyerWords[buyer],
    lives: people && livesOf(people),
    pay,
    isRegular: isRegular(order.schedule, prices.instalments[pay].payments),
    /** Undefined when there is no account for the currency. */
    account: order.amount && accountFor(order.amount, bankTransfer),
    isSampleAccount: bankTransfer.isSample,
  };
}

/** Whether all payments are alike but for what was left over, so that one is the price of its time. */
function isRegular(schedule: Order['schedule'], payments: number): boolean {
  const amounts = schedule.map(({ amount }) => amount.minor);
  const isEven = Math.max(...amounts) - Math.min(...amounts) < payments;
  return schedule.length === payments && isEven;
}

function lineOf({ token, ...shown }: Instalment) {
  return {
    ...shown,
    path: paymentPath({ ...shown, token }),
    receiptPath: shown.standing === 'paid' ? `/receipt.pdf?request=${token}` : undefined,
  };
}

function accountFor({ currency }: Money, { accounts }: BankTransfer): BankAccount | undefined {
  return accounts.find((account) => account.currency === currency);
}
