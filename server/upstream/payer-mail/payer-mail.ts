import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { lagosDay, formatDay } from '#app/kernel/days.ts';
import { formatMoney, moneyOf, type CurrencyCode, type Money } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { ledgerOf, type LedgerLine } from '#server/enrolment/ledger.ts';
import { findEmail, findOrder, rowsOf } from '#server/enrolment/order-rows.ts';
import {
  isTimely,
  reminderNames,
  type ReminderName,
} from '#server/enrolment/reminders/reminder-days.ts';
import { isReminded } from '#server/enrolment/reminders/run-reminders.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { createMailSender, messageIdOf, type MailOptions } from '../send-mail.ts';

interface PayerMail extends Omit<MailOptions, 'texts'> {
  readonly siteUrl: string;
  readonly now?: () => number;
}

/** Mails payers about instalments, unless they have been paid meanwhile or erased. */
export function createPayerMailDelivery(options: PayerMail): Deliver {
  const { smtpUrl, sender, store } = options;
  const sendMail = createMailSender(smtpUrl);
  return async (claimed) => {
    const mail = await mailFor(claimed, options);
    const email = mail && (await findEmail(store, mail.enrolmentId));
    if (!mail || email === undefined) return { kind: 'done' };
    const outcome = await sendMail({
      // Not as text, which may list several addresses.
      to: { name: '', address: email },
      from: sender,
      messageId: messageIdOf(claimed.delivery.id, sender.address),
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...mail.text,
    });
    if (outcome.kind === 'done') return outcome;
    // The answer may repeat the address, which is erased with the enrolment's lead alone.
    return { kind: outcome.kind, reason: outcome.reason };
  };
}

async function mailFor({ fields }: ClaimedDelivery, options: PayerMail) {
  const { store, sender, siteUrl } = options;
  const { enrolmentLead: enrolmentId = '', instalment: number, reminder } = fields;
  const name = reminderNames.find((one) => one === reminder);
  const order = await findOrder(store, enrolmentId);
  const lines = order ? ledgerOf(await rowsOf(store.tables, order)).lines : [];
  const line = lines.find((one) => String(one.instalment.number) === number);
  if (!name || !line || !isToBeSent(name, line, { lines, options })) return undefined;
  const { instalment } = line;
  const amount = moneyOf(instalment.amount_minor, instalment.currency as CurrencyCode);
  const text = reminderMail({
    insurer: sender.name,
    name,
    reference: referenceOf(enrolmentId),
    number: instalment.number,
    payments: lines.length,
    dueDay: instalment.due_day,
    amount,
    payUrl: `${siteUrl}${paymentPath({ token: instalment.token, amount })}`,
  });
  return { enrolmentId, text };
}

function isToBeSent(
  name: ReminderName,
  line: LedgerLine,
  { lines, options }: { readonly lines: readonly LedgerLine[]; readonly options: PayerMail },
): boolean {
  const { now = Date.now } = options;
  return isReminded(line, lines) && isTimely(name, line.instalment.due_day, lagosDay(now()));
}

interface ReminderFacts {
  readonly insurer: string;
  readonly name: ReminderName;
  readonly reference: string;
  readonly number: number;
  /** How many payments the schedule has. */
  readonly payments: number;
  /** As YYYY-MM-DD. */
  readonly dueDay: string;
  readonly amount: Money;
  readonly payUrl: string;
}

/** Writes a reminder to pay, without anybody's name. */
function reminderMail(facts: ReminderFacts) {
  const { insurer, name, reference, number, payments, dueDay, amount, payUrl } = facts;
  const isOverdue = name === 'overdue';
  const what = payments > 1 ? `Payment ${number} of ${payments}` : 'Your payment';
  const due = `${isOverdue ? 'was' : 'is'} due on ${formatDay(dueDay)}`;
  return {
    subject: `${what} ${due}`,
    text: [
      `${what} for your order ${reference}, ${formatMoney(amount)}, ${due}.`,
      ...(isOverdue ? ['It has not reached us yet.'] : []),
      `Pay online, or see how to pay by bank transfer:\n${payUrl}`,
      'Don’t share this link.',
      'Have you paid by bank transfer in the last few days? Then you don’t need to do anything.',
      insurer,
    ].join('\n\n'),
  };
}
