import { topics } from '#app/features/contact/contact.schema.ts';
import { topicEmailSettings, type Settings } from '#server/settings.ts';

/** What a lead is about; those with a setting of their own can have their own address. */
type LeadTopic = keyof typeof topicEmailSettings | 'other';

/** What a lead is about where its form does not ask. */
const topicOfKind: Readonly<Record<string, LeadTopic>> = {
  quote: 'plan',
  enrolment: 'plan',
  'order-email': 'plan',
  members: 'membership',
  payment: 'payment',
  reimbursement: 'payment',
  'provider-correction': 'hospital',
  'privacy-request': 'personal-data',
  'hospital-application': 'network',
  'agent-application': 'agent',
  'press-question': 'press',
  'job-application': 'job',
};

interface SentLead {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Finds what a lead is about. */
export function topicOf({ kind, fields }: SentLead): LeadTopic {
  const asked = topics.find(({ value }) => value === fields['topic'])?.value;
  return asked ?? topicOfKind[kind] ?? 'other';
}

/** Returns the addresses of the topics that have their own; the rest go to STAFF_EMAIL. */
export function topicEmailsOf(settings: Settings): ReadonlyMap<string, string> {
  const emails = Object.entries(topicEmailSettings).flatMap(([topic, name]) => {
    const email = settings[name];
    return email === undefined ? [] : [[topic, email] as const];
  });
  return new Map(emails);
}
