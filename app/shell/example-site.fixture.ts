import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import type { Site } from '#app/site/use-site.ts';

const identity: Identity = {
  name: 'Example Health',
  legalName: 'Example Health Limited',
  tagline: 'Care at affordable rates.',
  blurb: 'Example means example.',
  email: 'hello@health.example',
  phones: {
    contact: '0700 000 0000',
    marketing: '0700 000 0001',
    international: '+234 700 000 0000',
  },
  whatsApp: '2347000000000',
  regulator: { phone: '0800 000 0000', isSample: true, codeDueWithin: 'one hour' },
  headOffice: { street: 'Plot 000, Example Street', city: 'Abuja', country: 'Nigeria' },
  promises: {
    replyBy: 'by the end of the next working day',
    startWithin: '1 working day',
    transferWithin: '2 working days',
    registration: 'we’ll ask for a passport photograph.',
    emergencyLine: 'day and night',
    authorisationWithin: '1 hour',
    noticeWithin: '24 hours',
    callBackTries: 'up to 3 times over 2 days',
    complaintReceipt: 'on the same working day',
    complaintWithin: '10 working days',
    dataRequestWithin: '30 days',
    applicationWithin: '10 working days',
    familyNewsWithin: '4 weeks',
    receiptsWithin: '60 days',
    refundWithin: '15 working days',
    cancelWithin: '14 days',
    renewalNotice: '30 days',
  },
  officeHours: [{ days: 'Monday to Friday', hours: '8am to 5pm' }],
  social: [
    { id: '1', social: 'facebook', link: 'https://facebook.example/health', icon: 'facebook' },
    { id: '2', social: 'linkedIn', link: 'https://linkedin.example/health', icon: 'linkedin' },
  ],
  claims: {
    enrollees: '300,000+',
    healthFacilities: '9,000+',
    healthFacilitiesNote: 'Places of treatment.',
    partnerHospitals: '10,000+',
    partnerHospitalsNote: 'Every place.',
    yearsLong: 'over 20 years',
    yearsShort: 'nearly 20 years',
    coverage: '36 states plus the FCT',
  },
};

/** What the root loader would give, with invented content. */
export function exampleSite(edition: Edition): Site {
  return {
    edition,
    identity,
    siteUrl: 'https://health.example',
    quoteFormUrl: 'about:blank',
    pagesWithPicture: ['/'],
    retention: '24 months',
  };
}
