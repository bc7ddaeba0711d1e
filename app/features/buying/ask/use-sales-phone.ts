import { editionSalesPhone } from '#app/location/edition-phone.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom one calls about plans and prices: abroad, the number that can be dialled from there. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return editionSalesPhone(edition, identity);
}
