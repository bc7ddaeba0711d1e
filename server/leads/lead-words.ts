import { callingTimes, topics } from '#app/features/contact/contact.schema.ts';
import { agentKinds } from '#app/features/company/work-with-us/enquiry.schemas.ts';
import { serviceNames } from '#app/features/buying/enrolment/payment/payment-words.ts';
import { facilityChoices } from '#app/features/providers/directory/facility-types.ts';
import { associationTypes, yesOrNo } from '#app/features/buying/plans/offer/offer-choices.ts';
import { replyWays } from '#app/features/buying/quote/form/quote-choices.ts';
import { privacyRights } from '#app/features/information/privacy-request/privacy-request.schema.ts';
import { mistakes } from '#app/features/providers/report/correction.schema.ts';
import { clockInLagos, formatDay } from '#app/kernel/days.ts';
import type { LeadKind } from '#app/leads/lead-kinds.ts';
import { findState } from '#app/site/nigeria/states.ts';

const kindWords: Readonly<Record<LeadKind, string>> = {
  subscription: 'newsletter sign-up',
  tips: 'sign-up for tips',
  unsubscribe: 'leaves a mailing list',
  contact: 'message',
  'call-back': 'request for a call',
  quote: 'request for a quote',
  enrolment: 'order',
  'order-link': 'asks for the link of an order',
  'order-email': 'corrects the email address of an order',
  payment: 'payment has arrived',
  'payment-reminder': 'reminder to pay',
  members: 'list of members',
  'privacy-request': 'request about personal data',
  reimbursement: 'request for reimbursement',
  'provider-correction': 'mistake in the hospital directory',
  'hospital-application': 'hospital that wants to join',
  'agent-application': 'agent or broker',
  'press-question': 'question from the press',
  'job-application': 'job application',
};

/** Names a kind of lead in words. */
export function kindInWords(kind: string): string {
  return kindWords[kind as LeadKind] ?? kind;
}

type InWords = (code: string) => string | undefined;
type Choices = readonly { readonly value: string; readonly label: string }[];

const labelIn =
  (choices: Choices): InWords =>
  (code) =>
    choices.find(({ value }) => value === code)?.label;
const capital: InWords = (code) => code.charAt(0).toUpperCase() + code.slice(1);
const day: InWords = (code) => (/^\d{4}-\d{2}-\d{2}$/.test(code) ? formatDay(code) : undefined);
const month: InWords = (code) =>
  /^\d{4}-\d{2}$/.test(code) ? formatDay(`${code}-01`).replace('1 ', '') : undefined;
const services: Readonly<Record<string, string>> = serviceNames;
const state: InWords = (code) => findState(code)?.name;
const contact = { topic: labelIn(topics), time: labelIn(callingTimes) };

/** How the values of a field read; what forms or the site put in words already is not named. */
const valueWords: Readonly<Record<string, Readonly<Record<string, InWords>>>> = {
  contact,
  'call-back': contact,
  quote: {
    reply: labelIn(replyWays),
    dependants: labelIn(yesOrNo),
    hasScheme: labelIn(yesOrNo),
    type: labelIn(associationTypes),
    state,
    plan: capital,
    compare: capital,
    startMonth: month,
    callDay: day,
  },
  enrolment: { coverFrom: day },
  unsubscribe: { list: capital, leftAt: (code) => timeInWords(Date.parse(code)) },
  'order-link': { asked: (code) => timeInWords(Date.parse(code)) },
  payment: { service: (code) => services[code] },
  'privacy-request': { right: labelIn(privacyRights) },
  reimbursement: { careDay: day },
  'provider-correction': { mistake: labelIn(mistakes) },
  'hospital-application': { type: labelIn(facilityChoices), state },
  'agent-application': { type: labelIn(agentKinds), state },
  'press-question': { deadline: day },
};

/** Puts what a field holds in the words that its form shows. */
export function valueInWords(kind: string, field: string, text: string): string {
  return valueWords[kind]?.[field]?.(text) ?? text;
}

const fieldWords: Readonly<Record<string, string>> = {
  time: 'when to call',
  right: 'what we should do',
  mistake: 'what is wrong',
  enrolment: 'order',
  enrolmentLead: 'lead of the order',
  reply: 'how to reach them',
  zone: 'time zone',
  compare: 'second plan',
  careDay: 'day of the care',
  paid: 'amount paid',
  rcNumber: 'RC number',
  licence: 'licence or registration',
  currentHmo: 'HMO now',
  hasScheme: 'has a scheme',
};

/** Names a field in words: `child1Birth` is "child 1 birth". */
export function fieldInWords(field: string): string {
  return (
    fieldWords[field] ??
    field.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, ' ').toLowerCase()
  );
}

/** Writes a time as in Lagos: "21 November 2026, 09:00". */
export function timeInWords(atMs: number): string | undefined {
  if (Number.isNaN(atMs)) return undefined;
  return `${formatDay(new Date(atMs).toISOString())}, ${clockInLagos(atMs)}`;
}
