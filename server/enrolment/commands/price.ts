import { currencyCodes, instalmentIds } from '#app/features/buying/prices/price-list.ts';
import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import type { EnrolmentRow, InstalmentRow } from '#server/store/schema.ts';
import { requestOf } from '../order-rows.ts';
import { setPrice, type AgreedPrice, type Priced } from '../set-price.ts';
import {
  balanceInWords,
  changeOf,
  findEnrolment,
  inWords,
  parseAmount,
  readChoice,
  required,
  type Call,
  type Command,
} from './command.ts';

const paymentsAYear = { yearly: 1, quarterly: 4, monthly: 12 } as const;

const refusals = {
  cancelled: 'it is cancelled',
  begun: 'a payment has been made or begun, so its rhythm stays',
  'other-currency': 'it has been paid for in another currency',
} as const;

/** Sets the price that staff have agreed with the visitor, so that the order can be paid. */
export const price: Command = {
  usage: `REF --amount AMOUNT [--pay ${instalmentIds.join('|')}] [--currency CODE] [--note TEXT] [--dry-run]`,
  does: 'set the price of a year that was agreed, all payments together; after a payment the difference is a further one, or to pay back',
  options: {
    amount: { type: 'string' },
    pay: { type: 'string' },
    currency: { type: 'string' },
    note: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  takesRef: 'always',
  async run(call) {
    const minor = parseAmount(required(call, 'amount'));
    const typedPay = readChoice(call, 'pay', instalmentIds);
    const currency = readChoice(call, 'currency', currencyCodes);
    const change = changeOf(call);
    const enrolment = await findEnrolment(call);
    const asked = requestOf(enrolment);
    const pay = typedPay ?? asked.pay;
    const agreed = {
      enrolmentId: enrolment.id,
      total: moneyOf(minor, currency ?? asked.currency),
      pay,
      payments: paymentsAYear[pay],
      ...change,
    };
    report(call, enrolment, agreed, await setPrice(call.store, agreed));
  },
};

function report(call: Call, enrolment: EnrolmentRow, agreed: AgreedPrice, priced: Priced): void {
  const { total, isDryRun } = agreed;
  const order = referenceOf(enrolment.id);
  const amount = inWords(total.minor, total.currency);
  switch (priced.kind) {
    case 'refused':
      throw new RefusedError(
        `Order ${order} keeps what it has: ${refusals[priced.reason]}. Nothing was changed.`,
      );
    case 'known':
      return print(call, `Order ${order} has the price ${amount} already. Nothing was changed.`);
    case 'priced': {
      const { account, instalments, earlier } = priced;
      const before = earlier ? ` in place of ${inWords(earlier.minor, earlier.currency)}` : '';
      const parts = instalments.length > 1 ? `, in ${partsInWords(instalments)}` : '';
      print(
        call,
        `${isDryRun ? 'Would set' : 'Set'} the price of order ${order}: ${amount} a year${parts}${before}. ${balanceInWords(total, account)}`,
      );
      if (isDryRun) return print(call, 'Dry run: nothing was changed.');
      const path = paymentPath({ token: enrolment.token, amount: total });
      return print(call, `It can be paid at ${call.settings.SITE_URL}${path}`);
    }
  }
}

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
