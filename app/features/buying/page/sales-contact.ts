import { editionSalesPhone } from '#app/site/contact/phones.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity, Promises } from '#app/site/identity.types.ts';
import { useSite } from '#app/site/use-site.ts';

export interface SalesContact {
  readonly name: string;
  /** A number that visitors of this edition can dial. */
  readonly phone: string;
  /** Digits only. */
  readonly whatsApp: string;
  /** Such as "by the end of the next working day". */
  readonly replyBy: string;
}

/** Returns the contact for plans and prices in an edition. */
export function salesContact(edition: Edition, identity: Identity): SalesContact {
  const { name, whatsApp, promises } = identity;
  const { replyBy } = promises;
  return { name, whatsApp, replyBy, phone: editionSalesPhone(edition, identity) };
}

/** Returns the number to call about plans and prices. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return editionSalesPhone(edition, identity);
}

/** The insurer as the checkout shows it. */
export interface Seller extends Pick<SalesContact, 'name' | 'phone'> {
  readonly edition: Edition;
  readonly promises: Pick<Promises, 'startWithin' | 'registration'>;
}

/** Returns the insurer as the checkout shows it. */
export function useSeller(): Seller {
  const { edition, identity } = useSite();
  const { startWithin, registration } = identity.promises;
  const promises = { startWithin, registration };
  return { edition, name: identity.name, promises, phone: editionSalesPhone(edition, identity) };
}
