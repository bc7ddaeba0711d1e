/** An outside service that leads can be brought to. */
export type Target =
  'subscription' | 'forms' | 'staff-mail' | 'visitor-mail' | 'payer-mail' | 'enrolment-mail';

/**
 * What a visitor can send, and where it goes. A service that is not configured is left out. Each
 * inner list is a chain, in which a step waits for the one before it; chains do not wait for each
 * other. A new kind is a line here: see docs/leads.md.
 */
export const leadKinds = {
  subscription: [['subscription'], ['staff-mail'], ['visitor-mail']],
  // In sequence, and both must succeed (specification, section 7).
  tips: [['subscription', 'forms'], ['staff-mail'], ['visitor-mail']],
  // Not to the subscription service, to which every address is one that joins.
  unsubscribe: [['forms'], ['staff-mail']],
  contact: [['forms'], ['staff-mail']],
  'call-back': [['forms'], ['staff-mail']],
  quote: [['forms'], ['staff-mail']],
  // Its mails to the visitor are planned with its link: server/enrolment/enrolment-mails.ts.
  enrolment: [['forms'], ['staff-mail']],
  // A payment that has arrived, for those who begin the cover.
  payment: [['staff-mail']],
  // Sent by the site itself, for an instalment that is not paid.
  'payment-reminder': [['payer-mail']],
  // That a group has handed in its members, without any of them.
  members: [['staff-mail']],
  // Nothing that marketing has a use for: these go to staff alone.
  'privacy-request': [['staff-mail']],
  'provider-correction': [['staff-mail']],
} as const satisfies Readonly<Record<string, readonly (readonly Target[])[]>>;

export type LeadKind = keyof typeof leadKinds;
