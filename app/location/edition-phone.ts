import type { Edition } from '#app/location/edition.ts';
import type { Identity } from '#app/location/identity.ports.ts';

/** The number this edition's visitors can dial: the Nigerian one does not work from abroad. */
export function editionPhone(edition: Edition, { phones }: Identity): string {
  return edition === 'NG' ? phones.contact : phones.international;
}

/** The same for plans and prices: in Nigeria the marketing team has its own number. */
export function editionSalesPhone(edition: Edition, { phones }: Identity): string {
  return edition === 'NG' ? phones.marketing : phones.international;
}
