import { editionSalesPhone } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';

/** Returns the number to call about plans and prices. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return editionSalesPhone(edition, identity);
}
