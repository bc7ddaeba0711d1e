import type { Edition } from '../edition.ts';
import type { Identity } from '../identity.schema.ts';

/** Nigeria's number for every emergency; free, even without credit. */
export const emergencyNumber = '112';

/** Whom this edition's visitors call in an emergency; abroad 112 alone would fail many. */
export const emergencyNumbers: Readonly<
  Record<Edition, readonly { readonly number: string; readonly where: string }[]>
> = {
  NG: [
    { number: emergencyNumber, where: 'Anywhere in Nigeria, free' },
    { number: '767', where: 'Lagos' },
  ],
  DG: [
    { number: emergencyNumber, where: 'Nigeria' },
    { number: '999', where: 'UK' },
    { number: '911', where: 'US, Canada' },
  ],
};

/** Begins a sentence on what to do in an emergency. */
export const callForHelp: Readonly<Record<Edition, string>> = {
  NG: `Call ${emergencyNumber}`,
  DG: `Call your local emergency number, such as 999 or 911 (${emergencyNumber} in Nigeria),`,
};

/** The tel: address of a phone number with spaces and brackets. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Writes a Nigerian number with its country code, to dial from anywhere. */
export function internationalPhone(phone: string): string {
  return phone.replace(/^\(?0\)?[ ()/-]*(?=[1-9])/, '+234 ');
}

/** A hospital's or an office's number as this edition's visitors dial it. */
export function dialledPhone(edition: Edition, phone: string): string {
  return edition === 'NG' ? phone : internationalPhone(phone);
}

/** The number this edition's visitors can dial: the Nigerian one does not work from abroad. */
export function editionPhone(edition: Edition, { phones }: Identity): string {
  return edition === 'NG' ? phones.contact : phones.international;
}

/** The number for plans and prices: in Nigeria the marketing team has its own. */
export function editionSalesPhone(edition: Edition, { phones }: Identity): string {
  return edition === 'NG' ? phones.marketing : phones.international;
}
