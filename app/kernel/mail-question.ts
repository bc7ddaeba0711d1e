import { editDistance } from './edit-distance.ts';

/** The services that most people have their mail with. */
const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'ymail.com',
  'mail.com',
  'email.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'googlemail.com',
  'protonmail.com',
];
/** From this length on, in letters, two mistakes still leave one domain in mind. */
const longDomain = 9;

/** What a form sends beside an email field: the address it was asked about, and the one meant. */
export function askedName(field: string): string {
  return `${field}Asked`;
}

/** The box that takes the suggested address. */
export function meantName(field: string): string {
  return `${field}Meant`;
}

/** Suggests an address where the domain is one or two slips from a common one: "ada@gmail.com". */
export function suggestAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > 20 || commonDomains.includes(domain)) return undefined;
  const likely = (slips: number) =>
    commonDomains.find((known) => editDistance(domain, known, 2) === slips);
  const meant = likely(1) ?? (domain.length >= longDomain ? likely(2) : undefined);
  return meant && `${address.slice(0, at)}@${meant}`;
}

/**
 * Asks once about an address that looks mistyped.
 * @param asked the address that was asked about before, which is taken as it is
 */
export function askAboutAddress(address: string, asked: string): string | undefined {
  const typed = address.trim();
  const meant = typed === asked.trim() ? undefined : suggestAddress(typed);
  const domain = meant?.slice(meant.lastIndexOf('@') + 1);
  return domain && `Did you mean ${domain}? Tick the box to use it, or send your address again`;
}
