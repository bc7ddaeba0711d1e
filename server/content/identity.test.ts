import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { ContentError } from './parse-yaml.ts';

const promises = /^promises:\n(?: .*\n)+/m.exec(
  await readFile('content/identity.yaml', 'utf8'),
)?.[0];
const good = `name: Example Health
legalName: Example Health Limited
tagline: Care that is there.
blurb: We look after you.
email: hello@health.example
phones:
  contact: '0700 000 0000'
  marketing: '0700 000 0001'
  international: '+234 700 000 0000'
whatsApp: '2347000000000'
headOffice:
  street: Plot 000, Example Street
  city: Abuja
  country: Nigeria
social:
  - { id: '1', social: facebook, link: 'https://a.example', icon: facebook }
  - { id: '2', social: linkedIn, link: 'https://b.example', icon: linkedin }
  - { id: '3', social: twitter, link: 'https://c.example', icon: twitter }
  - { id: '4', social: youtube, link: 'https://d.example', icon: youtube }
  - { id: '5', social: instagram, link: 'https://e.example', icon: instagram }
claims:
  enrollees: 300,000+
  healthFacilities: 9,000+
  healthFacilitiesNote: Places of treatment.
  partnerHospitals: 10,000+
  partnerHospitalsNote: Every place.
  yearsLong: over 20 years
  yearsShort: nearly 20 years
  coverage: 36 states plus the FCT
officeHours:
  - { days: Monday to Friday, hours: 8am to 5pm }
regulator: { phone: '0800 000 0000', isSample: true, codeDueWithin: one hour }
bankTransfer: { isSample: true, accounts: [] }
${promises}`;

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes an identity file with this text, and returns the problem with it. */
async function complaintAbout(text: string): Promise<string> {
  const file = join(folder, 'identity.yaml');
  await writeFile(file, text);
  const outcome = await readSource(folder, 'identity').catch((error: unknown) => error);
  return outcome instanceof ContentError ? outcome.message.replaceAll(`${folder}/`, '') : 'none';
}

it('reads a file that is as it should be', async () => {
  await expect(complaintAbout(good)).resolves.toBe('none');
});

it('holds what the specification asks of the insurer', async () => {
  const identity = await readSource('content', 'identity');
  expect(identity.headOffice.city).toBe('Abuja');
  expect(identity.claims).toMatchObject({
    enrollees: '300,000+',
    healthFacilities: '9,000+',
    partnerHospitals: '10,000+',
    yearsLong: 'over 20 years',
    yearsShort: 'nearly 20 years',
    coverage: '36 states plus the FCT',
  });
  expect(identity.social.map(({ id, social }) => [id, social])).toEqual([
    ['1', 'facebook'],
    ['2', 'linkedIn'],
    ['3', 'twitter'],
    ['4', 'youtube'],
    ['5', 'instagram'],
  ]);
});

describe('a mistake in the file stops with file, line and key', () => {
  it('when a key is missing', async () => {
    await expect(complaintAbout(good.replace(/^tagline: .*\n/m, ''))).resolves.toBe(
      'identity.yaml:1: tagline: is missing',
    );
  });

  it('when a key is misspelt', async () => {
    await expect(complaintAbout(good.replace('marketing:', 'markting:'))).resolves.toBe(
      'identity.yaml:6: phones.marketing: is missing\n' +
        'identity.yaml:8: phones.markting: is not a key of this file (misspelt?)',
    );
  });

  it('when a profile lacks its icon', async () => {
    await expect(complaintAbout(good.replace(', icon: youtube', ''))).resolves.toBe(
      'identity.yaml:19: social.3.icon: is missing',
    );
  });

  it('when a promise names no time that can be counted', async () => {
    const complaint = complaintAbout(good.replace('noticeWithin: 24 hours', 'noticeWithin: soon'));
    await expect(complaint).resolves.toMatch(/promises\.noticeWithin: must be a number and a unit/);
  });

  it.each([
    [/^email: .*$/m, 'email: hello', '5: email: must be an email address'],
    [
      /^whatsApp: .*$/m,
      "whatsApp: '+234 700'",
      '10: whatsApp: must be digits only, with the country code',
    ],
    [/^name: .*$/m, "name: ' '", '1: name: must not be empty'],
    [
      /enrollees: .*$/m,
      'enrollees: 300000',
      '22: claims.enrollees: Invalid type: Expected string but received 300000',
    ],
    [
      /contact: .*$/m,
      'contact: call us',
      '7: phones.contact: must be a phone number in digits and spaces',
    ],
    [/^ {2}- \{ id: '5'.*\n/m, '', '15: social: must list the five profiles'],
    ["id: '2'", "id: '1'", '15: social: must give each profile its own id'],
    ['https://a.example', 'a.example', '16: social.0.link: must be a web address'],
  ])('when %s becomes "%s"', async (from, to, complaint) => {
    await expect(complaintAbout(good.replace(from, to))).resolves.toBe(
      `identity.yaml:${complaint}`,
    );
  });
});
