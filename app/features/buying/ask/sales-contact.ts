import type { Edition } from '#app/location/edition.ts';
import type { Identity } from '#app/location/identity.ports.ts';

/** Whom one asks about plans and prices. */
export interface SalesContact {
  readonly name: string;
  /** The number of this edition, as people write it: abroad, one that can be dialled from there. */
  readonly phone: string;
  /** Digits of the WhatsApp number. */
  readonly whatsApp: string;
}

/** The insurer as visitors of an edition reach it about plans. */
export function salesContact(edition: Edition, identity: Identity): SalesContact {
  const { name, whatsApp, phones } = identity;
  return { name, whatsApp, phone: edition === 'NG' ? phones.marketing : phones.international };
}
