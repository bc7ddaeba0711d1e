import type { FormSchema } from '#app/kernel/parse-form.ts';

/** An outside service that leads can be brought to. */
export type Target =
  | 'subscription'
  | 'forms'
  | 'webhook'
  | 'staff-mail'
  | 'urgent-mail'
  | 'visitor-mail'
  | 'acknowledgement-mail'
  | 'payer-mail'
  | 'enrolment-mail';

/** Services that get a person's leads in the order in which they were sent. */
export const targetsInOrder: ReadonlySet<Target> = new Set(['webhook']);

/**
 * What a visitor can send, and where it goes. A service that is not configured is left out. Each
 * inner list is a chain, in which a step waits for the one before it; chains do not wait for each
 * other. A new kind is a line here: see docs/leads.md.
 */
export const leadKinds = {
  subscription: [['subscription'], ['webhook'], ['staff-mail'], ['visitor-mail']],
  // In sequence, and both must succeed (specification, section 7).
  tips: [['subscription', 'forms'], ['webhook'], ['staff-mail'], ['visitor-mail']],
  // Not to the subscription service, to which every address is one that joins.
  unsubscribe: [['forms'], ['webhook'], ['staff-mail']],
  contact: [['forms'], ['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  'call-back': [['forms'], ['webhook'], ['staff-mail']],
  quote: [['forms'], ['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  // Its mails to the visitor are planned with its link: server/enrolment/order-rows.ts.
  enrolment: [['forms'], ['webhook'], ['staff-mail']],
  // Who has lost an order's link asks for it, or tries to.
  'order-link': [['enrolment-mail']],
  // The email address of an order, put right: the order's mail goes there.
  'order-email': [['webhook'], ['staff-mail'], ['enrolment-mail']],
  // A payment that has arrived, or has gone back, for those who begin the cover.
  payment: [['webhook'], ['staff-mail']],
  // Sent by the site itself, for an instalment that is not paid.
  'payment-reminder': [['payer-mail']],
  // That a group has handed in its members, without any of them, and what its order costs now.
  members: [['webhook'], ['staff-mail'], ['payer-mail']],
  // Nothing that marketing has a use for: these go to those who answer.
  'privacy-request': [['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  reimbursement: [['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  'provider-correction': [['webhook'], ['staff-mail']],
  'hospital-application': [['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  'agent-application': [['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  'press-question': [['webhook'], ['staff-mail'], ['acknowledgement-mail']],
  'job-application': [['webhook'], ['staff-mail'], ['acknowledgement-mail']],
} as const satisfies Readonly<Record<string, readonly (readonly Target[])[]>>;

export type LeadKind = keyof typeof leadKinds;

/** Emails that visitors sign up for, with the kind of lead that joins each list. */
export const mailingLists = {
  newsletter: 'subscription',
  tips: 'tips',
} as const satisfies Readonly<Record<string, LeadKind>>;

export type MailingList = keyof typeof mailingLists;

/** True for the name of a mailing list. */
export function isMailingList(text: string): text is MailingList {
  return Object.hasOwn(mailingLists, text);
}

/** Finds the list that a lead of this kind joins. */
export function findListOf(kind: string): MailingList | undefined {
  return Object.keys(mailingLists)
    .filter(isMailingList)
    .find((list) => mailingLists[list] === kind);
}

/** A form with which visitors send something, as the server needs to know it. */
export interface LeadForm {
  readonly kind: LeadKind;
  /** Its field `consent`, where it has one, takes the wording's id and version. */
  readonly schema: FormSchema;
}
