import { expect, it } from 'vitest';
import { content, mistakeIn } from '../../tests/support/content.ts';

it('holds what the specification asks of the insurer', () => {
  const { identity } = content.NG;
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

it.each([
  [/noticeWithin: .*/, 'noticeWithin: soon', /noticeWithin: must be a number and a unit/],
  [/^email: .*$/m, 'email: hello', /email: must be an email address/],
  [/^whatsApp: .*$/m, "whatsApp: '+234 7'", /whatsApp: must be digits only, with the country/],
  [/^name: .*$/m, "name: ' '", /name: must not be empty/],
  [/contact: .*$/m, 'contact: call us', /phones\.contact: must be a phone number in digits/],
  [/^ {2}- \{ id: '3'.*\n/m, '', /social: must list the five profiles/],
  [/id: '2'/, "id: '1'", /social: must give each profile its own id/],
  [/link: 'https:\/\//, "link: '", /social\.0\.link: must be a web address/],
])('a mistake stops with file, line and key: %s becomes "%s"', async (from, to, complaint) => {
  const message = await mistakeIn('identity.yaml', from, to);
  expect(message).toMatch(/^identity\.yaml:\d+: /);
  expect(message).toMatch(complaint);
});
