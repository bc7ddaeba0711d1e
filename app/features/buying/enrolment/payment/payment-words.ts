import { formatDay } from '#app/kernel/days.ts';
import { formatMoney } from '#app/kernel/money.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { PayerPromises } from './next-steps.server.ts';
import type { PaymentState } from './order-payments.ports.ts';
import type { PaymentView } from './payment-view.server.ts';

interface PaymentWords {
  readonly icon: IconName;
  readonly tone: 'calm' | 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

export const serviceNames = { paystack: 'Paystack', paypal: 'PayPal' } as const;

const good = { icon: 'circle-check', tone: 'good' } as const;
const calm = { icon: 'info', tone: 'calm' } as const;
const bad = { icon: 'circle-alert', tone: 'bad' } as const;

const fixedWords: Readonly<
  Record<Exclude<PaymentState, 'idle' | 'short' | 'success'>, PaymentWords>
> = {
  processing: {
    icon: 'clock',
    tone: 'calm',
    title: 'Your payment is being confirmed',
    text: 'We’re waiting for your bank. This can take a few minutes, or longer for a transfer. Don’t pay again. This page will update when the payment arrives.',
  },
  failed: {
    ...bad,
    title: 'The payment did not go through',
    text: 'Your bank declined the payment. Your details are saved, so you can try again or use another card. If money has left your account, call us before you pay again.',
  },
  cancelled: {
    ...calm,
    title: 'No payment has reached us',
    text: 'You left the payment page before it was finished. Your details are saved, so you can pay when you are ready.',
  },
  unknown: {
    icon: 'triangle-alert',
    tone: 'bad',
    title: 'We’re checking. Don’t pay again',
    text: 'We can’t confirm your payment yet. Don’t pay again. Check this page in a few minutes, or call us with your reference.',
  },
  closed: {
    ...calm,
    title: 'This order is cancelled',
    text: 'You can’t pay for it any more. If you have paid already, or would like the plan after all, call us and give us your reference.',
  },
};

export function paymentWords(view: PaymentView, promises: PayerPromises): PaymentWords {
  const { state } = view;
  if (state === 'idle') return idleWords(view, promises);
  if (state === 'short') return shortWords(view);
  return state === 'success' ? successWords(view, promises) : fixedWords[state];
}

function successWords(
  view: PaymentView,
  { startWithin, registration }: PayerPromises,
): PaymentWords {
  const { number, schedule } = view;
  const next = schedule.find(({ status }) => status !== 'paid');
  const nextText = next
    ? `Your next payment, ${formatMoney(next.amount)}, is due on ${formatDay(next.dueDay)}.`
    : 'You have made every payment.';
  if (number > 1) {
    const title = `Thank you. Payment ${number} of ${schedule.length} has arrived`;
    return { ...good, title, text: nextText };
  }
  const text = `We’ll confirm the date your cover starts by email within ${startWithin}. Next, ${registration}`;
  return {
    ...good,
    title: 'Thank you. Your payment has arrived',
    text: schedule.length > 1 ? `${text} ${nextText}` : text,
  };
}

function shortWords({ owed, number }: PaymentView): PaymentWords {
  const rest = owed ? `${formatMoney(owed)} is still to pay. ` : '';
  const cover = number === 1 ? ' Your cover starts once all of it has arrived.' : '';
  return {
    ...calm,
    title: 'A part of your payment has arrived',
    text: `${rest}Transfer the rest with your reference, or call us.${cover}`,
  };
}

function idleWords(view: PaymentView, { replyBy, startWithin }: PayerPromises): PaymentWords {
  const { amount, service, number } = view;
  if (number > 1) return laterWords(view);
  const title = 'Your order is saved';
  if (!amount) {
    const text = `We’ll call you ${replyBy} to agree the price. You don’t need to pay before then.`;
    return { ...good, title, text };
  }
  const text = `We’ll confirm your start date by email within ${startWithin} of receiving your payment.`;
  return { ...good, title, text: service ? text : `${text} Choose how to pay.` };
}

/** Describes an unpaid payment after the first. */
function laterWords({ number, schedule, line }: PaymentView): PaymentWords {
  const day = line ? formatDay(line.dueDay) : '';
  const title = `Payment ${number} of ${schedule.length}`;
  return line?.status === 'overdue'
    ? {
        ...bad,
        title: `${title} is overdue`,
        text: `It was due on ${day}. Pay it now, or call us.`,
      }
    : {
        icon: 'calendar',
        tone: 'calm',
        title: `${title} is due on ${day}`,
        text: 'You can pay it now.',
      };
}
