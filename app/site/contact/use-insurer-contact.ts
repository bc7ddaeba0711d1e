import type { Edition } from '../edition.ts';
import type { Identity } from '../identity.types.ts';
import { editionPhone } from './phones.ts';
import { useSite } from '../use-site.ts';

export interface InsurerContact {
  readonly edition: Edition;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly promises: Identity['promises'];
}

/** Gathers the contacts for this edition, on the server. */
export function useInsurerContact(): InsurerContact {
  const { edition, identity } = useSite();
  const { name, email, whatsApp, promises } = identity;
  const phone = editionPhone(edition, identity);
  return { edition, name, email, whatsApp, phone, promises };
}
