import type { Identity } from '#app/location/identity.ports.ts';

/** The insurer's contact card (vCard 3.0, which phones of any age read). */
export function contactCard(identity: Identity, siteUrl: string): string {
  const { name, email, phones, headOffice } = identity;
  const { street, city, country } = headOffice;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escapeText(name)};;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK:${phones.international.replaceAll(' ', '')}`,
    `EMAIL:${email}`,
    `ADR;TYPE=WORK:;;${escapeText(street)};${escapeText(city)};;;${escapeText(country)}`,
    `URL:${siteUrl}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** What the card says, as a person reads it. */
export function contactLines(identity: Identity): [string, ...string[]] {
  const { name, email, phones, headOffice } = identity;
  const { street, city, country } = headOffice;
  return [name, phones.international, email, `${street}, ${city}, ${country}`];
}

/** The signs that separate the parts of a card. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, (sign) => `\\${sign}`);
}
