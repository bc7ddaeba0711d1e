import { codeMinutes } from '#app/features/buying/enrolment/return/return-codes.ports.ts';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface OrderFacts {
  readonly insurer: string;
  readonly reference: string;
  readonly plan: string;
  readonly url: string;
}

/** Writes the mail for an order that has been saved. */
export function orderMail({ insurer, reference, plan, url }: OrderFacts): MailText {
  return {
    subject: `Your order at ${insurer}: ${reference}`,
    text: [
      'Thank you. Your order is saved.',
      `Plan: ${plan}\nReference: ${reference}`,
      `See your order and pay here:\n${url}`,
      'Anyone with this link can see the plan and its price, so please don’t share it.',
      'Not you? Someone might have typed your address by mistake. You don’t have to do anything.',
      insurer,
    ].join('\n\n'),
  };
}

/** Writes the mail with a code to come back to an order. */
export function codeMail(insurer: string, code: string): MailText {
  return {
    // Not in the subject, which a locked phone shows.
    subject: `Your code from ${insurer}`,
    text: [
      `Your code is ${code}`,
      `Enter it on the page where you asked for it. It works once, for ${codeMinutes} minutes.`,
      'We’ll never ask you for this code by phone or in a message. Please don’t share it.',
      'Not you? Then someone else typed your reference. Without the code they can’t see your order.',
      insurer,
    ].join('\n\n'),
  };
}
