import { editionPhone } from './phones.ts';
import { useSite } from '../use-site.ts';

/** How visitors of one edition reach the insurer, and what it promises. */
export type InsurerContact = ReturnType<typeof useInsurerContact>;

/** Gathers the contacts for this edition, on the server. */
export function useInsurerContact() {
  const { edition, identity } = useSite();
  const { name, email, whatsApp, promises } = identity;
  const phone = editionPhone(edition, identity);
  return { edition, name, email, whatsApp, phone, promises };
}
