import { formatDay } from '#app/kernel/days.ts';
import { formatMoney, type Money } from '#app/kernel/money.ts';
import type { ReminderName } from '#server/enrolment/reminders/reminder-days.ts';

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
export function reminderMail(facts: ReminderFacts) {
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
