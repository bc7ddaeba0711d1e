import * as v from 'valibot';
import { described, line, paragraph } from '#app/kernel/schema/content-fields.ts';

const oneLine = v.pipe(line, v.regex(/^.+$/, 'must be one line'));

/** What each mail is told when it is sent, by the names that its text uses for it. */
export const mailFacts = {
  newsletter: ['leaveUrl'],
  tips: ['leaveUrl'],
  tipsThatFit: ['leaveUrl', 'pickedTips'],
  contact: ['day', 'reference'],
  quote: ['day', 'reference'],
  privacyRequest: ['day', 'reference'],
  application: ['day', 'reference'],
  reimbursement: ['day', 'reference'],
  order: ['plan', 'reference', 'contract', 'price', 'payUrl'],
  orderToAgree: ['plan', 'reference', 'contract', 'payUrl'],
  firstPayment: ['amount', 'paidUntil', 'next', 'reference', 'payUrl'],
  laterPayment: ['amount', 'paidUntil', 'next', 'reference', 'payUrl'],
  paymentToCheck: ['amount', 'explanation', 'reference', 'payUrl'],
  paymentTakenBack: ['amount', 'explanation', 'reference', 'payUrl'],
  renewal: ['endDay', 'plan', 'price', 'renewUrl', 'reference'],
  orderLink: ['plan', 'linkUrl', 'linkHours'],
  returnLink: ['reference', 'payUrl'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailName = keyof typeof mailFacts;

/** Names that mean something in some mail. */
export const allFacts: readonly string[] = [...new Set(Object.values(mailFacts).flat())];

/** @param when the mail is sent, for the editor */
function mail(name: MailName, when: string) {
  const facts: readonly string[] = mailFacts[name];
  const others = allFacts.filter((fact) => !facts.includes(fact));
  const fields = v.strictObject({
    subject: v.pipe(
      oneLine,
      v.check((subject) => !others.some((fact) => uses(subject, fact)), explain(facts)),
    ),
    text: v.pipe(
      paragraph,
      v.check((all) => facts.every((fact) => uses(all, fact)), explain(facts)),
      v.check((all) => !others.some((fact) => uses(all, fact)), explain(facts)),
    ),
  });
  return described(fields, `${when} Its names: ${namesOf(facts)}.`);
}

function namesOf(facts: readonly string[]): string {
  return facts.map((fact) => `{{${fact}}}`).join(' and ');
}

function uses(words: string, fact: string): boolean {
  return new RegExp(`\\{\\{\\s*${fact}\\s*\\}\\}`).test(words);
}

function explain(facts: readonly string[]): string {
  return `must use ${namesOf(facts)}, and no name of another mail`;
}

/** The shape of `content/mails.yaml`. */
export const mailsSchema = v.strictObject({
  newsletter: mail('newsletter', 'To people who sign up.'),
  tips: mail('tips', 'To people who ask for health tips.'),
  tipsThatFit: mail('tipsThatFit', 'The same, with tips that fit a result.'),
  contact: mail('contact', 'To people who send a message.'),
  quote: mail('quote', 'To people who ask for a quote.'),
  privacyRequest: mail('privacyRequest', 'To people who ask about personal data.'),
  application: mail('application', 'To hospitals, agents and job applicants.'),
  reimbursement: mail('reimbursement', 'To people who have paid for care and ask for the money.'),
  order: mail('order', 'To people who send an order.'),
  orderToAgree: mail('orderToAgree', 'To people who send an order without a price.'),
  firstPayment: mail('firstPayment', 'When the payment has arrived with which cover starts.'),
  laterPayment: mail('laterPayment', 'When another payment has arrived.'),
  paymentToCheck: mail('paymentToCheck', 'When money has arrived that is not what was due.'),
  paymentTakenBack: mail('paymentTakenBack', 'When money was booked that had not arrived.'),
  renewal: mail('renewal', 'Once, before a year of cover ends.'),
  orderLink: mail('orderLink', 'To people who continue an order on another device.'),
  returnLink: mail('returnLink', 'To people who have lost the link of an order.'),
});
