import { useSite } from '#app/location/use-site.ts';
import { salesContact } from './sales-contact.ts';

/** Whom one calls about plans and prices; for what the server renders. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return salesContact(edition, identity).phone;
}
