import { formatDay } from '#app/kernel/days.ts';
import { formatMoney, type Money } from '#app/kernel/money.ts';
import type { Promises } from '#app/site/identity.schema.ts';
import { latestFirstDay } from '../steps/first-day.ts';
import type { Order } from './order-payments.ports.ts';

export interface NextStep {
  readonly title: string;
  /** A day, or what comes before it. */
  readonly when: string;
  readonly text: string;
}

export type PayerPromises = Pick<Promises, 'replyBy' | 'startWithin' | 'registration'>;

export interface StepSources {
  readonly promises: PayerPromises;
  /** As YYYY-MM-DD, in Lagos. */
  readonly today: string;
}

/** Tells an unpaid order's three steps, each with its day: only the first, the order, is done. */
export function nextSteps(order: Order, sources: StepSources): readonly NextStep[] {
  const saved = {
    title: 'Order saved',
    when: formatDay(order.savedOn),
    text: 'If you don’t pay an order, we delete it after 90 days.',
  };
  const { amount, schedule } = order;
  const dueDay = schedule.at(0)?.dueDay;
  return amount && dueDay !== undefined
    ? [saved, payStep(amount, dueDay, sources), coverStep(dueDay, sources)]
    : [saved, ...stepsWithoutPrice(sources)];
}

function payStep(amount: Money, dueDay: string, { promises }: StepSources): NextStep {
  return {
    title: `You pay ${formatMoney(amount)}`,
    when: `Due ${formatDay(dueDay)}`,
    text: `After you pay, ${promises.registration}`,
  };
}

/** @param dueDay of the first payment, to come only where the order renews another */
function coverStep(dueDay: string, { promises, today }: StepSources): NextStep {
  const title = 'Your cover starts';
  if (dueDay > today) {
    const when = `From ${formatDay(dueDay)}`;
    const text = 'Or when your year of cover ends, if that is later. We’ll confirm it by email.';
    return { title, when, text };
  }
  return {
    title,
    when: `By ${formatDay(latestFirstDay(today, promises.startWithin))}`,
    text: 'If your payment arrives today. A public holiday can move it by a day. We’ll confirm the date by email.',
  };
}

function stepsWithoutPrice({ promises }: StepSources): readonly NextStep[] {
  const { replyBy, startWithin, registration } = promises;
  return [
    {
      title: 'We call you',
      when: `We’ll call ${replyBy}`,
      text: 'We’ll agree the price. You don’t need to pay before then.',
    },
    {
      title: 'You pay, and cover starts',
      when: 'Once we’ve agreed the price',
      text: `We’ll confirm your start date by email within ${startWithin} of receiving your payment. After you pay, ${registration}`,
    },
  ];
}
