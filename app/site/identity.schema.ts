import * as v from 'valibot';
import { described, line, ownIds, paragraph, webLink } from '#app/kernel/schema/content-fields.ts';

/** A phone number as people write it. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+?[\d ]{7,20}$/, 'must be a phone number in digits and spaces'),
);

const bankAccount = v.strictObject({
  currency: v.picklist(['NGN', 'USD', 'GBP', 'EUR']),
  bank: line,
  accountName: line,
  accountNumber: v.pipe(
    v.string(),
    v.regex(/^[\dA-Z ]{6,34}$/, 'must be digits and capital letters'),
  ),
  bankCode: v.optional(described(line, 'For banks abroad, such as a SWIFT code.')),
});

const duration = v.pipe(
  v.string(),
  v.regex(/^\d+ (working )?(hour|day|week)s?$/, 'must be a number and a unit, such as 24 hours'),
);

const promises = v.strictObject({
  replyBy: described(line, 'By when we answer a message or a request.'),
  startWithin: described(duration, 'How soon cover starts once a payment has arrived.'),
  transferWithin: described(duration, 'How long a bank transfer takes to arrive.'),
  registration: described(
    paragraph,
    'Follows “After you pay,” and says what the site itself never asks for.',
  ),
  emergencyLine: described(line, 'When the contact line answers for emergencies.'),
  authorisationWithin: described(duration, 'Our aim for answering a hospital.'),
  noticeWithin: described(duration, 'How soon we need to hear of an emergency.'),
  callBackTries: described(line, 'How often we try to call back.'),
  complaintReceipt: described(line, 'When we say that a complaint has arrived.'),
  complaintWithin: described(duration, 'How soon a complaint is decided.'),
  dataRequestWithin: described(duration, 'How soon a request about personal data is answered.'),
  applicationWithin: described(
    duration,
    'How soon a hospital, an agent or someone who looks for a job is answered.',
  ),
  familyNewsWithin: described(duration, 'How soon to tell us of a birth or a wedding.'),
  receiptsWithin: described(duration, 'How soon receipts must reach us.'),
  refundWithin: described(duration, 'How soon the money reaches the member.'),
  cancelWithin: described(duration, 'From the start of cover, if no care has been used.'),
  renewalNotice: described(duration, 'How long before a renewal we name a new price.'),
});

const profile = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-5]$/, 'must be a number from 1 to 5')),
  social: described(
    v.picklist(['facebook', 'linkedIn', 'twitter', 'youtube', 'instagram']),
    '',
    'Network',
  ),
  link: webLink,
  icon: v.picklist(['facebook', 'linkedin', 'twitter', 'youtube', 'instagram']),
});

/** The shape of `content/identity.yaml`. */
export const identitySchema = v.strictObject({
  name: described(line, 'The brand, as every page says it.'),
  legalName: described(line, 'The name of the company in law.'),
  tagline: line,
  blurb: described(line, 'Shown before the tagline in the footer.'),
  email: v.pipe(v.string(), v.email('must be an email address')),
  phones: v.strictObject({
    contact: described(phone, 'What people in Nigeria dial.'),
    marketing: described(phone, 'The marketing team, named beside the plans.'),
    international: described(phone, 'What people abroad dial.'),
  }),
  whatsApp: described(
    v.pipe(v.string(), v.regex(/^\d{7,15}$/, 'must be digits only, with the country code')),
    'Digits only, with the country code: 2347000000000.',
    'WhatsApp number',
  ),
  bankTransfer: described(
    v.strictObject({
      isSample: described(
        v.boolean(),
        'On while these accounts are examples. The page says so.',
        'Sample accounts',
      ),
      accounts: v.pipe(v.array(bankAccount), v.readonly()),
    }),
    'Accounts shown after an enrolment. A currency without one is settled by phone.',
  ),
  regulator: described(
    v.strictObject({
      phone: described(phone, 'What people in Nigeria dial to complain to the NHIA.'),
      isSample: described(
        v.boolean(),
        'On while the number is an example. Pages say so.',
        'Sample number',
      ),
      codeDueWithin: described(
        line,
        'How long a hospital waits for our answer before it should treat, by the rule of the NHIA.',
      ),
    }),
    'The National Health Insurance Authority.',
  ),
  headOffice: v.strictObject({ street: line, city: line, country: line }),
  promises: described(
    promises,
    'What we promise everyone, each written once. Other texts take it from here by its name in double braces.',
  ),
  officeHours: described(
    v.pipe(v.array(v.strictObject({ days: line, hours: line })), v.nonEmpty('must not be empty')),
    'West Africa Time.',
  ),
  social: described(
    v.pipe(v.array(profile), v.length(5, 'must list the five profiles'), ownIds('profile')),
    'The five profiles in the footer.',
    'Social profiles',
  ),
  claims: described(
    v.strictObject({
      enrollees: line,
      healthFacilities: line,
      healthFacilitiesNote: described(line, 'What this figure counts.'),
      partnerHospitals: line,
      partnerHospitalsNote: described(line, 'What this figure counts.'),
      yearsLong: described(line, 'How long the company has existed, in a sentence.'),
      yearsShort: described(line, 'The same, where there is little room.'),
      coverage: line,
    }),
    'Figures that pages show of the company.',
  ),
});

type IdentityFile = v.InferOutput<typeof identitySchema>;

/** The insurer, for every page. */
export type Identity = Readonly<Omit<IdentityFile, 'bankTransfer'>>;
export type Promises = Identity['promises'];
/** A social profile; ids and keys as in the specification, section 3. */
export type SocialLink = Identity['social'][number];

/** Accounts for bank transfers, separate because few pages show them. */
export type BankTransfer = IdentityFile['bankTransfer'];
