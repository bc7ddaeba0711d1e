import { expect, it } from 'vitest';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const { identity } = content.NG;
const { name, phones, email, headOffice } = identity;
const { findQrPayload: findPayload } = content;

it('holds addresses of the site under its public name, and others as they are', () => {
  expect(findPayload('calculator')).toBe('https://site.example/insurance-calculator');
  expect(findPayload('whatsapp')).toBe(`https://wa.me/${identity.whatsApp}`);
  expect(findPayload('none')).toBeUndefined();
});

it('says in words what each code holds, and leads there without a camera', () => {
  const [whatsApp, calculator, contact] = content.NG.qrCodes.targets;
  expect(whatsApp.href).toBe(`https://wa.me/${identity.whatsApp}`);
  expect(calculator?.lines).toEqual(['https://site.example/insurance-calculator']);
  expect(calculator?.href).toBe('/insurance-calculator');
  const address = `${headOffice.street}, ${headOffice.city}, ${headOffice.country}`;
  expect(contact?.lines).toEqual([name, phones.international, email, address]);
  expect(contact?.href).toBe('/contact-card.vcf');
});

it('gives the contact card with its separators escaped', () => {
  const card = findPayload('contact') ?? '';
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${name};;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=WORK:${phones.international.replaceAll(' ', '')}`,
    `EMAIL:${email}`,
    `ADR;TYPE=WORK:;;${headOffice.street.replaceAll(',', '\\,')};${headOffice.city};;;${headOffice.country}`,
    'URL:https://site.example',
    'END:VCARD',
    '',
  ]);
});

it.each([
  ['address: /providers', 'address: providers', /address: must be a path of this site/],
  ["'{{whatsappLink}}'", 'ftp://a.example', /address: must be a full address/],
  ['id: faqs', 'id: whatsapp', /targets: must give each target its own id/],
])('a mistake stops with file, line and key: "%s" becomes "%s"', async (from, to, complaint) => {
  expect(await mistakeIn('qr-codes.yaml', from, to)).toMatch(complaint);
});
