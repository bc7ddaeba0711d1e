import type { PlainBrowser } from './plain-browser.ts';

/** Orders Gold for one adult, up to the payment page. @param name unique, or it is the same order */
export async function orderGold(
  browser: PlainBrowser,
  name: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await browser.open('/checkout/gold');
  await browser.send({ who: 'me' });
  await browser.send({
    name,
    birth: '27 3 1990',
    gender: 'Female',
    phone: '0803 123 4567',
    email: 'ada@mail.example',
    state: 'lagos',
    ...changes,
  });
  await browser.send({ hospital: 'later' });
  await browser.send({
    consentData: 'enrolment-data-1',
    consentExclusions: 'enrolment-exclusions-1',
    consentTerms: 'enrolment-terms-3',
  });
}
