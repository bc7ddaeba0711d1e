import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Said where a number is none that can be called. */
export const phoneMessage =
  'Enter one complete phone number. From outside Nigeria, start with + and the country code, such as +44';

/** Parses a phone number as typed into +2347000000000; undefined when nobody can be called. */
export function parsePhone(text: string): string | undefined {
  const typed = text.replace(/\s+/g, ' ').trim();
  // As it stands first: 009 begins a call abroad from Nigeria, 00 from most other countries.
  const candidates = [typed, typed.replace(/^00/, '+'), `+${typed}`];
  for (const candidate of candidates) {
    const number = readAs(candidate);
    if (number) return number.number;
  }
  return undefined;
}

/** Without a country code it is a Nigerian number, wherever it is sent from. */
function readAs(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'NG');
  return number?.isValid() && !isForeignMobile(number) ? number : undefined;
}

/** British mobile numbers have as many digits, but no Nigerian one begins with 071 to 079. */
function isForeignMobile({ country, nationalNumber }: PhoneNumber): boolean {
  return country === 'NG' && /^7[1-9]\d{8}$/.test(nationalNumber);
}
