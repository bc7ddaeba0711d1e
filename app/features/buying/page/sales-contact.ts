import { editionSalesPhone } from '#app/site/contact/phones.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.schema.ts';

export type SalesContact = ReturnType<typeof salesContact>;

/** Returns the contact for plans and prices in an edition, with a phone that its visitors can dial. */
export function salesContact(edition: Edition, identity: Identity) {
  const { name, whatsApp, promises } = identity;
  const { replyBy } = promises;
  return { name, whatsApp, replyBy, phone: editionSalesPhone(edition, identity) };
}
