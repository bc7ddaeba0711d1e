import type { Edition } from './edition.ts';
import type { Identity } from './identity.ports.ts';
import { editionPhone } from './edition-phone.ts';
import { useSite } from './use-site.ts';

/** Whom a form speaks of: what an island is told of the insurer. */
export interface InsurerContact {
  readonly edition: Edition;
  readonly name: string;
  readonly email: string;
  /** The number for this edition, as people write it. */
  readonly phone: string;
  /** Digits of the WhatsApp number. */
  readonly whatsApp: string;
  /** When a person answers, calls back and so on. */
  readonly promises: Identity['promises'];
}

/** The insurer as visitors of this edition reach it; for what the server renders. */
export function useInsurerContact(): InsurerContact {
  const { edition, identity } = useSite();
  const { name, email, whatsApp, promises } = identity;
  const phone = editionPhone(edition, identity);
  return { edition, name, email, whatsApp, phone, promises };
}
