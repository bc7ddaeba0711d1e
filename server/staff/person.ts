import { parsePhone } from '#app/leads/parse-phone.server.ts';

/** Under what somebody is looked for among the leads. */
export type Person =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'lead'; readonly id: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads an email address, a phone number in any spelling, or the id of a lead.
 * @returns undefined when it is none of them
 */
export function parsePerson(text: string): Person | undefined {
  const typed = text.trim().toLowerCase();
  if (typed.includes('@')) return { kind: 'email', email: typed };
  if (uuid.test(typed)) return { kind: 'lead', id: typed };
  return /^[+\d ()./-]{7,30}$/.test(typed)
    ? { kind: 'phone', phone: inOneShape(typed) }
    : undefined;
}

/** Whether a field of a lead, its own or that of a member, holds this number, however spelt. */
export function holdsPhone(fields: Readonly<Record<string, string>>, phone: string): boolean {
  return Object.entries(fields).some(
    ([name, text]) => /phone$/i.test(name) && inOneShape(text) === phone,
  );
}

/** A number that nobody can be called under, kept before they were checked, is its digits. */
function inOneShape(phone: string): string {
  return parsePhone(phone) ?? phone.replace(/[^+\d]/g, '');
}
