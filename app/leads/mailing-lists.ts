import type { LeadKind } from './lead-kinds.ts';

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
