import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
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
export function paymentWords(view: PaymentView): PaymentWords {
  switch (view.state) {
    case 'idle':
      return idleWords(view);
    case 'processing':
      return {
        icon: 'clock',
        tone: 'calm',
        title: 'Your payment is being confirmed',
        text: 'The bank has not answered yet. That can take some minutes, a transfer longer. Do not pay again: this page shows it as soon as it has arrived.',
      };
    case 'success':
      return {
        icon: 'circle-check',
        tone: 'good',
        title: 'Thank you. Your payment has arrived',
        text: 'We now prepare the cover and confirm it by email within one working day, with the day on which it begins.',
      };
    case 'failed':
      return {
        icon: 'circle-alert',
        tone: 'bad',
        title: 'The payment did not go through',
        text: 'The bank or the card refused it, and nothing was paid. Your request is kept: you can try again, with another card too.',
      };
    case 'cancelled':
      return {
        icon: 'info',
        tone: 'calm',
        title: 'No payment has reached us',
        text: 'You left the payment page before it was finished. Your request is kept: you can go on whenever you like.',
      };
    case 'unknown':
      return {
        icon: 'triangle-alert',
        tone: 'bad',
        title: 'We are checking. Do not pay again',
        text: 'We cannot tell yet whether your payment has arrived. Your request is kept. Look again in a few minutes, or call us with your reference: a person looks into it.',
      };
  }
}

function idleWords({ amount, service }: PaymentView): PaymentWords {
  const kept = { icon: 'circle-check', tone: 'good', title: 'Your request is kept' } as const;
  if (!amount) {
    return {
      ...kept,
      text: 'We call you within one working day to settle the price with you. There is nothing to pay before.',
    };
  }
  const money = formatMoney(amount);
  return service
    ? {
        ...kept,
        title: `Your request is kept. Now pay ${money}`,
        text: 'Cover begins once the payment has arrived and we have confirmed it in writing.',
      }
    : {
        ...kept,
        text: `Cover begins once ${money} has arrived and we have confirmed it in writing. Choose how to pay.`,
      };
}
