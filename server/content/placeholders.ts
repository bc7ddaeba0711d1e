import {
  callForHelp,
  dialledPhone,
  editionPhone,
  editionSalesPhone,
  phoneLink,
} from '#app/site/contact/phones.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { ContentError } from './parse-yaml.ts';

/** Values by the names that content may use between {{ and }}. */
export type Placeholders = ReadonlyMap<string, string>;

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Builds an edition's placeholders, with the phone numbers that its visitors can dial. */
export function placeholdersOf(
  identity: Identity,
  edition: Edition,
  facts: Placeholders = new Map(),
): Placeholders {
  const { phones, headOffice, regulator } = identity;
  const regulatorPhone = dialledPhone(edition, regulator.phone);
  const phone = editionPhone(edition, identity);
  const salesPhone = editionSalesPhone(edition, identity);
  const ofIdentity = new Map([
    ['name', identity.name],
    ['legalName', identity.legalName],
    ['tagline', identity.tagline],
    ['email', identity.email],
    ['emailLink', `mailto:${identity.email}`],
    ['phone', phone],
    ['phoneLink', phoneLink(phone)],
    ['marketingPhone', salesPhone],
    ['marketingPhoneLink', phoneLink(salesPhone)],
    ['internationalPhone', phones.international],
    ['internationalPhoneLink', phoneLink(phones.international)],
    ['whatsapp', formatWhatsApp(identity.whatsApp)],
    ['whatsappLink', `https://wa.me/${identity.whatsApp}`],
    ['regulatorPhone', regulatorPhone],
    ['regulatorPhoneLink', phoneLink(regulatorPhone)],
    ['regulatorPhoneNote', regulator.isSample ? ' (sample number)' : ''],
    ['codeDueWithin', regulator.codeDueWithin],
    ['address', `${headOffice.street}, ${headOffice.city}, ${headOffice.country}`],
    ['city', headOffice.city],
    ['officeHours', identity.officeHours.map(({ days, hours }) => `${days}, ${hours}`).join('; ')],
    ...Object.entries(identity.claims),
    ...Object.entries(identity.promises),
    ...identity.social.map(({ social, link }) => [`${social}Link`, link] as const),
    ['callForHelp', callForHelp[edition]],
  ]);
  const filled = [...facts].map(
    ([name, fact]) => [name, fillPlaceholders(fact, ofIdentity)] as const,
  );
  return new Map([...ofIdentity, ...filled]);
}

/** Fills the placeholders; `checkPlaceholders` has checked their names. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return text.replace(placeholder, (whole, name: string) => values.get(name.trim()) ?? whole);
}

/** Fills the placeholders of every string in a value, at any depth. */
export function fillTexts<T>(value: T, placeholders: Placeholders): T {
  const json = JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'string' ? fillPlaceholders(entry, placeholders) : entry,
  );
  return JSON.parse(json) as T;
}

/**
 * Refuses a placeholder that nothing fills. @throws ContentError naming the line of each
 * @param filledLater names that others fill
 */
export function checkPlaceholders(
  file: string,
  text: string,
  values: Placeholders,
  filledLater?: (name: string) => boolean,
): void {
  const problems = text.split('\n').flatMap((line, index) =>
    [...line.matchAll(placeholder)]
      .map(([, name = '']) => name.trim())
      .filter((name) => !values.has(name) && !filledLater?.(name))
      .map((name) => `${file}:${index + 1}: unknown placeholder {{${name}}}`),
  );
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
}

/** Blanks the comments of YAML. Every line stays, so that a mistake is named with its own. */
export function withoutComments(yaml: string): string {
  return yaml.replaceAll(/^[ \t]*#.*$/gm, '');
}

function formatWhatsApp(digits: string): string {
  return `+${digits.replace(/^(234)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;
}
