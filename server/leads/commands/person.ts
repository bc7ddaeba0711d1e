import { parsePhone } from '#app/leads/parse-phone.server.ts';

export type Person =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'lead'; readonly id: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses an email address, a phone number in any format or a lead id; undefined for others. */
export function parsePerson(text: string): Person | undefined {
  const typed = text.trim().toLowerCase();
  if (typed.includes('@')) return { kind: 'email', email: typed };
  if (uuid.test(typed)) return { kind: 'lead', id: typed };
  return /^[+\d ()./-]{7,30}$/.test(typed)
    ? { kind: 'phone', phone: normalisePhone(typed) }
    : undefined;
}

/** True when a lead contains this number in any format, the sender's or a member's. */
export function holdsPhone(fields: Readonly<Record<string, string>>, phone: string): boolean {
  return Object.entries(fields).some(
    ([name, text]) => /phone$/i.test(name) && normalisePhone(text) === phone,
  );
}

/** True when a lead contains this email address, the sender's or a member's. */
export function holdsEmail(fields: Readonly<Record<string, string>>, email: string): boolean {
  return Object.entries(fields).some(
    ([name, text]) => /email$/i.test(name) && text.trim().toLowerCase() === email,
  );
}

/** Finds what else the sender of a lead can be known by; undefined when it was sent by another. */
export function findOtherContact(
  { email, phone }: Readonly<Record<string, string>>,
  person: Person,
): string | undefined {
  const sentEmail = email?.trim().toLowerCase();
  const sentPhone = phone === undefined ? undefined : normalisePhone(phone);
  if (person.kind === 'email') return sentEmail === person.email ? sentPhone : undefined;
  if (person.kind === 'phone') return sentPhone === person.phone ? sentEmail : undefined;
  return undefined;
}

/** Compares invalid numbers, which old leads may contain, by their digits. */
function normalisePhone(phone: string): string {
  return parsePhone(phone) ?? phone.replace(/[^+\d]/g, '');
}
