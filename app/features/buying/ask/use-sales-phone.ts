import { editionSalesPhone } from '#app/location/edition-phone.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom one calls about plans and prices; for what the server renders. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return editionSalesPhone(edition, identity);
}
