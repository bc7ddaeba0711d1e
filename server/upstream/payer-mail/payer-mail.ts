import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { dayInLagos, formatDay } from '#app/kernel/days.ts';
import { formatMoney, moneyOf, type CurrencyCode } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { ledgerOf } from '#server/enrolment/ledger.ts';
import { findEmail, findOrder, rowsOf } from '#server/enrolment/order-rows.ts';
import { isTimely, reminderNames } from '#server/enrolment/reminders/reminder-days.ts';
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
      subject: mail.subject,
      text: mail.text,
    });
    if (outcome.kind === 'done') return outcome;
    // The answer may repeat the address, which is erased with the enrolment's lead alone.
    return { kind: outcome.kind, reason: outcome.reason };
  };
}

async function mailFor({ fields }: ClaimedDelivery, options: PayerMail) {
  const { store, sender, siteUrl, now = Date.now } = options;
  const { enrolmentLead: enrolmentId = '', instalment: number, reminder } = fields;
  const name = reminderNames.find((one) => one === reminder);
  const order = await findOrder(store, enrolmentId);
  const lines = order ? ledgerOf(await rowsOf(store.tables, order)).lines : [];
  const line = lines.find((one) => String(one.instalment.number) === number);
  if (!name || !line || !isReminded(line, lines)) return undefined;
  const { due_day: dueDay, amount_minor: minor, currency, token } = line.instalment;
  if (!isTimely(name, dueDay, dayInLagos(now()))) return undefined;
  const amount = moneyOf(minor, currency as CurrencyCode);
  const isOverdue = name === 'overdue';
  const what = lines.length > 1 ? `Payment ${number} of ${lines.length}` : 'Your payment';
  const due = `${isOverdue ? 'was' : 'is'} due on ${formatDay(dueDay)}`;
  return {
    enrolmentId,
    subject: `${what} ${due}`,
    // Without anybody's name.
    text: [
      `${what} for your order ${referenceOf(enrolmentId)}, ${formatMoney(amount)}, ${due}.`,
      ...(isOverdue ? ['It has not reached us yet.'] : []),
      `Pay online, or see how to pay by bank transfer:\n${siteUrl}${paymentPath({ token, amount })}`,
      'Don’t share this link.',
      'Have you paid by bank transfer in the last few days? Then you don’t need to do anything.',
      sender.name,
    ].join('\n\n'),
  };
}
