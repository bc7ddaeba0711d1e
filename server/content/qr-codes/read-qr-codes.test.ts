import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readIdentity } from '#server/content/identity.ts';
import { readQrCodes } from './read-qr-codes.ts';

const identity = await readIdentity('content');
const { name, phones, email, headOffice } = identity;
const codes = await readQrCodes('content', identity, 'https://health.example');

it('holds addresses of the site under its public name, and others as they are', () => {
  expect(codes.findPayload('calculator')).toBe('https://health.example/insurance-calculator');
  expect(codes.findPayload('whatsapp')).toBe(`https://wa.me/${identity.whatsApp}`);
  expect(codes.findPayload('none')).toBeUndefined();
});

it('says in words what each code holds, and leads there without a camera', () => {
  const [whatsApp, calculator, contact] = codes.page.targets;
  expect(whatsApp.href).toBe(`https://wa.me/${identity.whatsApp}`);
  expect(calculator).toMatchObject({
    lines: ['https://health.example/insurance-calculator'],
    href: '/insurance-calculator',
  });
  expect(contact).toMatchObject({
    lines: [
      name,
      phones.international,
      email,
      `${headOffice.street}, ${headOffice.city}, ${headOffice.country}`,
    ],
    href: '/contact-card.vcf',
  });
});

it('gives the contact card with its separators escaped', () => {
  const card = codes.findPayload('contact') ?? '';
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${name};;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=WORK:${phones.international.replaceAll(' ', '')}`,
    `EMAIL:${email}`,
    `ADR;TYPE=WORK:;;${headOffice.street.replaceAll(',', '\\,')};${headOffice.city};;;${headOffice.country}`,
    'URL:https://health.example',
    'END:VCARD',
    '',
  ]);
});

describe('a mistake stops with file, line and key', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qr-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['kind: contact', 'kind: card', /^qr-codes\.yaml:\d+: targets\.2\.kind: /],
    ['address: /providers', 'address: providers', /address: must be a path of this site/],
    ["'{{whatsappLink}}'", 'ftp://a.example', /address: must be a full address/],
    ['id: faqs', 'id: whatsapp', /targets: must give each target its own id/],
    ['icon: quote', 'icon: dragon', /targets\.1\.icon: /],
  ])('"%s" becomes "%s"', async (from, to, complaint) => {
    const text = await readFile('content/qr-codes.yaml', 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, 'qr-codes.yaml'), text.replace(from, to));
    const reading = readQrCodes(folder, identity, 'https://health.example');
    const outcome = await reading.catch((error: unknown) => error);
    const message = outcome instanceof Error ? outcome.message : 'none';
    expect(message.replaceAll(`${folder}/`, '')).toMatch(complaint);
  });
});
