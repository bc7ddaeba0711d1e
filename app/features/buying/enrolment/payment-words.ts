import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { Promises } from '#app/location/identity.ports.ts';
import type { PaymentView } from './payment-view.ts';

interface PaymentWords {
  readonly icon: IconName;
  readonly tone: 'calm' | 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** How a payment service is called. */
export const serviceNames = { paystack: 'Paystack', paypal: 'PayPal' } as const;

/** What each state is called, and what it means. */
export function paymentWords(view: PaymentView, promises: Promises): PaymentWords {
  switch (view.state) {
    case 'idle':
      return idleWords(view, promises);
    case 'processing':
      return {
        icon: 'clock',
        tone: 'calm',
        title: 'Your payment is being confirmed',
        text: 'We’re waiting for your bank. This can take a few minutes, or longer for a transfer. Don’t pay again. This page will update when the payment arrives.',
      };
    case 'success':
      return {
        icon: 'circle-check',
        tone: 'good',
        title: 'Thank you. Your payment has arrived',
        text: `We’ll confirm the date your cover starts by email within ${promises.startWithin}. Next, ${promises.registration}`,
      };
    case 'failed':
      return {
        icon: 'circle-alert',
        tone: 'bad',
        title: 'The payment did not go through',
        text: 'Your bank declined the payment. Your details are saved, so you can try again or use another card. If money has left your account, call us before you pay again.',
      };
    case 'cancelled':
      return {
        icon: 'info',
        tone: 'calm',
        title: 'No payment has reached us',
        text: 'You left the payment page before it was finished. Your details are saved, so you can pay when you are ready.',
      };
    case 'unknown':
      return {
        icon: 'triangle-alert',
        tone: 'bad',
        title: 'We are checking. Do not pay again',
        text: 'We can’t confirm your payment yet. Don’t pay again. Check this page in a few minutes, or call us with your reference.',
      };
  }
}

function idleWords(view: PaymentView, { replyBy, startWithin }: Promises): PaymentWords {
  const { amount, service } = view;
  const kept = { icon: 'circle-check', tone: 'good', title: 'Your request is kept' } as const;
  if (!amount) {
    return {
      ...kept,
      text: `We’ll call you ${replyBy} to agree the price. You don’t need to pay before then.`,
    };
  }
  const money = formatMoney(amount);
  const startWords = `We’ll confirm your start date by email within ${startWithin} of receiving your payment.`;
  return service
    ? {
        ...kept,
        title: `Your request is kept. Now pay ${money}`,
        text: startWords,
      }
    : {
        ...kept,
        text: `${startWords} Choose how to pay.`,
      };
}
