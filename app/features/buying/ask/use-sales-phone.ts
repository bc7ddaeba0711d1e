import { useSite } from '#app/location/use-site.ts';

/** Whom one calls about plans and prices: abroad, the number that can be dialled from there. */
export function useSalesPhone(): string {
  const { edition, identity } = useSite();
  return edition === 'NG' ? identity.phones.marketing : identity.phones.international;
}
