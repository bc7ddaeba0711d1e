import type { PlainBrowser } from './plain-browser.ts';

/** What Ada gives in the details of an order. */
export const ada = {
  name: 'Ada Example',
  birth: '27 3 1990',
  gender: 'Female',
  phone: '0803 123 4567',
  email: 'ada@mail.example',
  state: 'lagos',
};

/** The boxes of the review that somebody ticks who orders for themselves. */
export const consents = {
  consentData: 'enrolment-data-1',
  consentExclusions: 'enrolment-exclusions-1',
  consentTerms: 'enrolment-terms-3',
};

/** Orders Gold for one adult, up to the payment page. @param name unique, or it is the same order */
export async function orderGold(
  browser: PlainBrowser,
  name: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await browser.open('/checkout/gold');
  await browser.send({ who: 'me' });
  await browser.send({ ...ada, name, ...changes });
  await browser.send({ hospital: 'later' });
  await browser.send(consents);
}
