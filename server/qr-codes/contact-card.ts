import type { Identity } from '#app/site/identity.schema.ts';

/** Builds the insurer's contact card (vCard 3.0, for old phones too). */
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

/** Lists the card's details for people. */
export function contactLines(identity: Identity): [string, ...string[]] {
  const { name, email, phones, headOffice } = identity;
  const { street, city, country } = headOffice;
  return [name, phones.international, email, `${street}, ${city}, ${country}`];
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, (sign) => `\\${sign}`);
}
