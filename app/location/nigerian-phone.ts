import type { Edition } from './edition.ts';

/** A Nigerian number with its country code, as telephones everywhere understand it. */
export function internationalPhone(phone: string): string {
  return phone.replace(/^\(?0\)?[ ()/-]*(?=[1-9])/, '+234 ');
}

/** A number of a hospital or an office as this edition's visitors dial it. */
export function dialledPhone(edition: Edition, phone: string): string {
  return edition === 'NG' ? phone : internationalPhone(phone);
}
