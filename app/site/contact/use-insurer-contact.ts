import { useSite } from '../use-site.ts';
import { insurerContact, type InsurerContact } from './insurer-contact.ts';

/** Gathers the contacts for this edition, on the server. */
export function useInsurerContact(): InsurerContact {
  const { edition, identity } = useSite();
  return insurerContact(edition, identity);
}
