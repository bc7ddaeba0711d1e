import { currencyCodes, instalmentIds } from '#app/features/buying/prices/price-list.ts';
import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { formatMoney, moneyOf } from '#app/kernel/money.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import type { InstalmentRow } from '#server/store/schema.ts';
import { paymentsAYear, requestOf } from '../order-rows.ts';
import { setPrice } from '../set-price.ts';
import { balanceInWords, changing, inWords, parseAmount, readChoice, required } from './command.ts';

const refusals = {
  cancelled: 'it is cancelled',
  begun: 'a payment has been made or begun, so its rhythm stays',
  'other-currency': 'it has been paid for in another currency',
} as const;

/** Sets the price that staff have agreed with the visitor, so that the order can be paid. */
export const price = changing({
  usage: `REF --amount AMOUNT [--pay ${instalmentIds.join('|')}] [--currency CODE] [--note TEXT] [--dry-run]`,
  does: 'set the price of a year that was agreed, all payments together; after a payment the difference is a further one, or to pay back',
  options: { amount: { type: 'string' }, pay: { type: 'string' }, currency: { type: 'string' } },
  why: 'note',
  read: (call) => ({
    minor: parseAmount(required(call, 'amount')),
    typedPay: readChoice(call, 'pay', instalmentIds),
    currency: readChoice(call, 'currency', currencyCodes),
  }),
  async change({ minor, typedPay, currency, ...change }, { store, settings }) {
    const { order, enrolment, isDryRun } = change;
    const asked = requestOf(enrolment);
    const pay = typedPay ?? asked.pay;
    const total = moneyOf(minor, currency ?? asked.currency);
    const priced = await setPrice(store, { ...change, total, pay, payments: paymentsAYear(pay) });
    const amount = formatMoney(total);
    switch (priced.kind) {
      case 'refused':
        throw new RefusedError(
          `Order ${order} keeps what it has: ${refusals[priced.reason]}. Nothing was changed.`,
        );
      case 'known':
        return `Order ${order} has the price ${amount} already. Nothing was changed.`;
      case 'priced': {
        const { account, instalments, earlier } = priced;
        const before = earlier ? ` in place of ${inWords(earlier.minor, earlier.currency)}` : '';
        const parts = instalments.length > 1 ? `, in ${partsInWords(instalments)}` : '';
        const done = isDryRun ? 'Would set' : 'Set';
        const set = `${done} the price of order ${order}: ${amount} a year${parts}${before}. ${balanceInWords(total, account)}`;
        if (isDryRun) return [set];
        const path = paymentPath({ token: enrolment.token, currency: total.currency });
        return [set, `It can be paid at ${settings.SITE_URL}${path}`];
      }
    }
  },
});

/** Says how a price is split: equal parts but for the first, or each part. */
function partsInWords(instalments: readonly InstalmentRow[]): string {
  const [first = '', second = '', ...others] = instalments.map((one) =>
    inWords(one.amount_minor, one.currency),
  );
  const count = `${instalments.length} payments`;
  return others.every((one) => one === second)
    ? `${count}: first ${first}, then ${second}`
    : `${count}: ${[first, second, ...others].join(', ')}`;
}
