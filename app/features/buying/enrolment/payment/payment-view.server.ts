import type { BankTransfer } from '#app/site/identity.schema.ts';
import type { CurrencyCode } from '#app/kernel/money.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { recommendedTier } from '../../party/party-codec.ts';
import { livesOf, peopleByAge } from '../../party/price-party.ts';
import { buyerWords } from '../../quote/form/quote-choices.ts';
import { isGroup } from '../draft/draft.ts';
import { membersAddress } from '../members/members-view.ts';
import type { PlanOffers } from '../plan-offers.server.ts';
import { renewalOffer } from '../renewal.ts';
import { lateWords } from './late-words.ts';
import { nextSteps, type StepSources } from './next-steps.server.ts';
import type { Arrival, Instalment, Order, PayAnswer } from './order-payments.ports.ts';

interface Sources extends StepSources {
  readonly catalogue: PlanCatalogue;
  readonly bankTransfer: BankTransfer;
  /** Whether the site sends mails. */
  readonly canMail: boolean;
  /** A correction of the order's address came too late. */
  readonly isAddressRefused: boolean;
}

interface PaymentLink {
  readonly token: string;
  /** Left out while no price is agreed. */
  readonly currency?: CurrencyCode | undefined;
}

/** Returns the address of the page that takes the payment of a link. */
export function paymentPath({ token, currency = 'NGN' }: PaymentLink): string {
  return `/checkout/${currency === 'NGN' ? 'payment' : 'paypal'}?request=${token}`;
}

/** Reads how the visitor came back, from the parameter that we give payment services. */
export function findArrival({ searchParams }: URL): Arrival {
  const mark = searchParams.get('back');
  if (mark === 'paid') return 'return';
  return mark === 'cancelled' ? 'cancel' : 'link';
}

/** Tells whether a post to the payment page corrects the order's address. */
export function isCorrection({ searchParams }: URL): boolean {
  return searchParams.get('form') === 'email';
}

export type PaymentView = ReturnType<typeof paymentViewOf>;
export type ScheduleLine = ReturnType<typeof lineOf>;

export type PaymentPageView =
  | PaymentView
  /** No order in the address. */
  | { readonly kind: 'none'; readonly plans: PlanOffers }
  | { readonly kind: 'unknown' | 'ended' }
  /** The store is down. */
  | { readonly kind: 'unavailable' };

export type PayPageAnswer = Exclude<PayAnswer, { readonly kind: 'nothing-due' }>;

/** Picks what the payment page shows of an order: no names. */
export function paymentViewOf(order: Order, sources: Sources) {
  const { catalogue, bankTransfer, today, canMail, isAddressRefused } = sources;
  const { prices, tiers } = catalogue;
  const { orderToken, token: _token, request, ...shown } = order;
  const { buyer, party, tier = recommendedTier, pay } = request;
  const people = party && peopleByAge(party, prices);
  const currency = order.amount?.currency;
  const path = paymentPath({ token: order.token, currency });
  const canPay = ['idle', 'failed', 'cancelled'].includes(order.state);
  const schedule = order.schedule.map(lineOf);
  const line = schedule.find(({ number }) => number === order.number);
  // There is no cover before the first payment.
  const late = schedule.filter(({ status, number }) => status === 'overdue' && number > 1);
  const isLate = line !== undefined && late.includes(line) && order.state !== 'closed';
  return {
    ...shown,
    kind: 'order' as const,
    email: shownEmail(order),
    canMail,
    isAddressRefused,
    path,
    /** Takes the form that corrects the order's address, beside the button to pay. */
    correctionPath: `${path}&form=email`,
    /** Leads to the next unpaid payment, whichever it is by then. */
    linkPath: paymentPath({ token: orderToken, currency }),
    /** Where a group hands in its members; undefined for people and families. */
    membersPath: isGroup(buyer) ? membersAddress(orderToken) : undefined,
    schedule,
    /** The line of this page's payment; undefined while no price is agreed. */
    line,
    /** The next year for the same people; undefined while it is too early, or once they are erased. */
    renewal: order.renewal && renewalOffer(request, order.renewal, prices),
    /** What a late payment means for cover. */
    lateNote: isLate
      ? lateWords(
          late.map(({ dueDay }) => dueDay),
          prices.latePayment,
          today,
        )
      : undefined,
    canPay,
    /** From the order to the first day of cover; none once the first payment is on its way. */
    next: canPay && order.number === 1 ? nextSteps(order, sources) : [],
    tier,
    planName: tiers[tier].name,
    buyer,
    forWords: buyerWords[buyer],
    lives: people && livesOf(people),
    pay,
    isRegular: isRegular(order.schedule, prices.instalments[pay].payments),
    /** Undefined when there is no account for the currency. */
    account: bankTransfer.accounts.find((account) => account.currency === currency),
    isSampleAccount: bankTransfer.isSample,
  };
}

/** Shows where mails go, in full only while that can be put right: links are passed on to whoever pays. */
function shownEmail({ email, correctionsLeft }: Order): string | undefined {
  return correctionsLeft > 0 ? email : email?.replace(/(?<=^.)[^@]+/u, '…');
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
    path: paymentPath({ token, currency: shown.amount.currency }),
    receiptPath: shown.status === 'paid' ? `/receipt.pdf?request=${token}` : undefined,
  };
}
