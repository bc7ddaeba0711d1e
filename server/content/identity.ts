import { join } from 'node:path';
import * as v from 'valibot';
import type { IdentityFile } from '#app/site/identity.types.ts';
import { readYaml } from './parse-yaml.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const phone = v.pipe(
  v.string(),
  v.regex(/^\+?[\d ]{7,20}$/, 'must be a phone number in digits and spaces'),
);

const bankAccount = v.strictObject({
  currency: v.picklist(['NGN', 'USD', 'GBP', 'EUR']),
  bank: text,
  accountName: text,
  accountNumber: v.pipe(
    v.string(),
    v.regex(/^[\dA-Z ]{6,34}$/, 'must be digits and capital letters'),
  ),
  bankCode: v.optional(text),
});

const duration = v.pipe(
  v.string(),
  v.regex(/^\d+ (working )?(hour|day|week)s?$/, 'must be a number and a unit, such as 24 hours'),
);

const promises = v.strictObject({
  replyBy: text,
  startWithin: duration,
  transferWithin: duration,
  registration: text,
  emergencyLine: text,
  authorisationWithin: duration,
  noticeWithin: duration,
  callBackTries: text,
  complaintReceipt: text,
  complaintWithin: duration,
  dataRequestWithin: duration,
  familyNewsWithin: duration,
  receiptsWithin: duration,
  refundWithin: duration,
  cancelWithin: duration,
  renewalNotice: duration,
});

const profile = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-5]$/)),
  social: v.picklist(['facebook', 'linkedIn', 'twitter', 'youtube', 'instagram']),
  link: v.pipe(v.string(), v.url('must be a web address')),
  icon: v.picklist(['facebook', 'linkedin', 'twitter', 'youtube', 'instagram']),
});

/** The shape of `content/identity.yaml`. */
const identitySchema = v.strictObject({
  name: text,
  legalName: text,
  tagline: text,
  blurb: text,
  email: v.pipe(v.string(), v.email('must be an email address')),
  phones: v.strictObject({ contact: phone, marketing: phone, international: phone }),
  whatsApp: v.pipe(v.string(), v.regex(/^\d{7,15}$/, 'must be digits only, with the country code')),
  bankTransfer: v.strictObject({ isSample: v.boolean(), accounts: v.array(bankAccount) }),
  headOffice: v.strictObject({ street: text, city: text, country: text }),
  promises,
  officeHours: v.pipe(
    v.array(v.strictObject({ days: text, hours: text })),
    v.nonEmpty('must not be empty'),
  ),
  social: v.pipe(
    v.array(profile),
    v.length(5, 'must list the five profiles'),
    v.check(
      (links) => new Set(links.map(({ id }) => id)).size === links.length,
      'must give each profile its own id',
    ),
  ),
  claims: v.strictObject({
    enrollees: text,
    healthFacilities: text,
    partnerHospitals: text,
    yearsLong: text,
    yearsShort: text,
    coverage: text,
  }),
}) satisfies v.GenericSchema<unknown, IdentityFile>;

/** Reads names, numbers and promises. @throws ContentError naming file, line and key */
export function readIdentity(folder: string): Promise<IdentityFile> {
  return readYaml(join(folder, 'identity.yaml'), identitySchema);
}
