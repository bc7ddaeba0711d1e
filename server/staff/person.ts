import { parsePhone } from '#app/leads/parse-phone.server.ts';

/** How somebody is looked up among the leads. */
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

/** Whether a lead has this number, however spelt, as the sender's or as a member's. */
export function holdsPhone(fields: Readonly<Record<string, string>>, phone: string): boolean {
  return Object.entries(fields).some(
    ([name, text]) => /phone$/i.test(name) && inOneShape(text) === phone,
  );
}

/** Leads older than the check may hold numbers that are not valid: those are compared by digits. */
function inOneShape(phone: string): string {
  return parsePhone(phone) ?? phone.replace(/[^+\d]/g, '');
}
