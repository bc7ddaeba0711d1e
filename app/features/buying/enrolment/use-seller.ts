import { editionSalesPhone } from '#app/location/edition-phone.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Promises } from '#app/location/identity.ports.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom one buys from: what the steps of the checkout say of the insurer. */
export interface Seller {
  readonly edition: Edition;
  readonly name: string;
  /** The number of this edition, as people write it. */
  readonly phone: string;
  readonly promises: Pick<Promises, 'startWithin' | 'registration'>;
}

/** The insurer as visitors of this edition buy from it; for what the server renders. */
export function useSeller(): Seller {
  const { edition, identity } = useSite();
  const { startWithin, registration } = identity.promises;
  const promises = { startWithin, registration };
  return { edition, name: identity.name, promises, phone: editionSalesPhone(edition, identity) };
}
