import { editionSalesPhone } from '#app/location/edition-phone.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Identity } from '#app/location/identity.ports.ts';

/** Whom one asks about plans and prices. */
export interface SalesContact {
  readonly name: string;
  /** The number of this edition, as people write it: abroad, one that can be dialled from there. */
  readonly phone: string;
  /** Digits of the WhatsApp number. */
  readonly whatsApp: string;
  /** When a person answers, as in "We'll check it and send it …". */
  readonly replyBy: string;
}

/** The insurer as visitors of an edition reach it about plans. */
export function salesContact(edition: Edition, identity: Identity): SalesContact {
  const { name, whatsApp, promises } = identity;
  const { replyBy } = promises;
  return { name, whatsApp, replyBy, phone: editionSalesPhone(edition, identity) };
}
