import { cleanLine } from '#app/kernel/clean-text.ts';
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** In characters, with what people write around the digits. */
const longestPhone = 100;
/** No country has more, with what is dialled before them; above, parsing takes long. */
const mostDigits = 20;

/** Said where a number is none that can be called. @param country as `parsePhone` was given */
export function phoneMessage(country = 'ng'): string {
  return country === 'ng'
    ? 'Enter one complete phone number. From outside Nigeria, start with + and the country code, such as +44'
    : 'Enter one complete phone number of your country, or start with + and the country code';
}

/**
 * Parses a phone number as typed into +2347000000000; undefined when nobody can be called.
 * @param country where the caller lives, such as "gb": the number can be written as people do there
 */
export function parsePhone(text: string, country = 'ng'): string | undefined {
  const typed = cleanLine(text, longestPhone);
  if (typed.length > longestPhone || typed.replace(/\P{Nd}/gu, '').length > mostDigits) {
    return undefined;
  }
  // As it stands first: 009 begins a call abroad from Nigeria, 00 from most other countries.
  const candidates = [typed, typed.replace(/^00/, '+'), `+${typed}`];
  for (const candidate of candidates) {
    const number = readAs(candidate, country.toUpperCase());
    if (number) return number.number;
  }
  return undefined;
}

/** Nobody writes a mobile number of another country like this. */
const nigerianMobile = /^0(?:70|[89][01])\d{8}$/;

/** Without a country code it is a number of the country, or else a Nigerian one. */
function readAs(text: string, country: string): PhoneNumber | undefined {
  const isNigerian = nigerianMobile.test(text.replace(/[^\d+]/g, ''));
  const homes: CountryCode[] =
    !isNigerian && isSupportedCountry(country) ? [country, 'NG'] : ['NG'];
  return homes
    .map((home) => parsePhoneNumberFromString(text, home))
    .find((number) => number?.isValid() && !isForeignMobile(number));
}

/** British mobile numbers have as many digits, but no Nigerian one begins with 071 to 079. */
function isForeignMobile({ country, nationalNumber }: PhoneNumber): boolean {
  return country === 'NG' && /^7[1-9]\d{8}$/.test(nationalNumber);
}
