import { topics, type Topic } from '#app/features/contact/contact-choices.ts';
import { topicEmailSettings, type Settings } from '#server/settings.ts';

/** What a lead is about where its form does not ask. */
const topicOfKind: Readonly<Record<string, Topic>> = {
  quote: 'plan',
  enrolment: 'plan',
  'order-email': 'plan',
  members: 'membership',
  payment: 'payment',
  reimbursement: 'payment',
  'provider-correction': 'hospital',
  'privacy-request': 'personal-data',
};

interface SentLead {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Finds what a lead is about. */
export function topicOf({ kind, fields }: SentLead): Topic {
  const asked = topics.find(({ value }) => value === fields['topic'])?.value;
  return asked ?? topicOfKind[kind] ?? 'other';
}

/** Returns the addresses of the topics that have their own; the rest go to STAFF_EMAIL. */
export function topicEmailsOf(settings: Settings): ReadonlyMap<Topic, string> {
  const emails = topics.flatMap(({ value: topic }): [Topic, string][] => {
    const email = topic === 'other' ? undefined : settings[topicEmailSettings[topic]];
    return email === undefined ? [] : [[topic, email]];
  });
  return new Map(emails);
}
