import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Said where a number is none that can be called. */
export const phoneMessage =
  'Please enter one whole phone number. From outside Nigeria, begin with + and the country code, such as +44';

/**
 * A phone number in the shape that telephones everywhere understand, +2347000000000. Takes what
 * people type: spaces, brackets and dashes, 0 or 234 or 00234 in front or nothing at all.
 * @returns undefined when nobody could be called under it
 */
export function parsePhone(text: string): string | undefined {
  const typed = text.replace(/\s+/g, ' ').trim();
  // As it stands first: 009 begins a call abroad from Nigeria, 00 from most other countries.
  const readings = [typed, typed.replace(/^00/, '+'), `+${typed}`];
  for (const reading of readings) {
    const number = readAs(reading);
    if (number) return number.number;
  }
  return undefined;
}

/** Without a country code it is a Nigerian number, wherever it is sent from. */
function readAs(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'NG');
  return number?.isValid() && !isForeignMobile(number) ? number : undefined;
}

/**
 * British mobile numbers without their country code have as many digits as Nigerian ones, but
 * there none begin with 071 to 079.
 */
function isForeignMobile({ country, nationalNumber }: PhoneNumber): boolean {
  return country === 'NG' && /^7[1-9]\d{8}$/.test(nationalNumber);
}
