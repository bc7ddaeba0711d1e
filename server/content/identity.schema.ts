import { z } from 'zod';
import type { IdentityFile } from '#app/location/identity.ports.ts';

const text = z.string().trim().min(1, 'must not be empty');
const phone = z.string().regex(/^\+?[\d ]{7,20}$/, 'must be a phone number in digits and spaces');
const social = z.enum(['facebook', 'linkedIn', 'twitter', 'youtube', 'instagram']);
const icon = z.enum(['facebook', 'linkedin', 'twitter', 'youtube', 'instagram']);

const bankAccount = z.strictObject({
  currency: z.enum(['NGN', 'USD', 'GBP']),
  bank: text,
  accountName: text,
  accountNumber: z.string().regex(/^[\dA-Z ]{6,34}$/, 'must be digits and capitals'),
  bankCode: text.optional(),
});

const duration = z
  .string()
  .regex(/^\d+ (working )?(hour|day|week)s?$/, 'must be a number and a unit, such as 24 hours');

const promises = z.strictObject({
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

/** The shape of `content/identity.yaml`: every key required, none besides. */
export const identitySchema = z.strictObject({
  name: text,
  legalName: text,
  tagline: text,
  blurb: text,
  email: z.email('must be an email address'),
  phones: z.strictObject({ contact: phone, marketing: phone, international: phone }),
  whatsApp: z.string().regex(/^\d{7,15}$/, 'must be digits only, with the country code'),
  bankTransfer: z.strictObject({ isSample: z.boolean(), accounts: z.array(bankAccount) }),
  headOffice: z.strictObject({ street: text, city: text, country: text }),
  promises,
  officeHours: z.array(z.strictObject({ days: text, hours: text })).min(1, 'must not be empty'),
  social: z
    .array(z.strictObject({ id: z.string().regex(/^[1-5]$/), social, link: z.url(), icon }))
    .length(5, 'must list the five profiles')
    .refine((links) => new Set(links.map(({ id }) => id)).size === links.length, {
      message: 'must give each profile its own id',
    }),
  claims: z.strictObject({
    enrollees: text,
    healthFacilities: text,
    partnerHospitals: text,
    yearsLong: text,
    yearsShort: text,
    coverage: text,
  }),
}) satisfies z.ZodType<IdentityFile>;
