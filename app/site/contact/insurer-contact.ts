import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { editionPhone } from './phones.ts';

/** How visitors of one edition reach the insurer, and what it promises. */
export type InsurerContact = ReturnType<typeof insurerContact>;

/** Returns the contacts for an edition. */
export function insurerContact(edition: Edition, identity: Identity) {
  const { name, email, whatsApp, promises } = identity;
  return { edition, name, email, whatsApp, phone: editionPhone(edition, identity), promises };
}
