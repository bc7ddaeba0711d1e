import { expect, it } from 'vitest';
import { prices } from '../../../../../tests/support/plan-catalogue.ts';
import { noValues } from '../../party/party-fields.ts';
import { offerPageData } from './offer-page-data.ts';

it.each([
  ['2026-11-30T22:59:00Z', 'December 2026', 'November 2027'],
  ['2026-11-30T23:30:00Z', 'January 2027', 'December 2027'],
])('at %s, a company can start from %s to %s', (time, first, last) => {
  const people = {
    kind: 'staff',
    buyer: 'staff',
    prices,
    currency: 'NGN',
    recommended: 'silver',
    values: { ...noValues, currency: 'NGN' },
  } as Parameters<typeof offerPageData>[0];
  const months = offerPageData(people, new URLSearchParams(), new Date(time))?.startMonths ?? [];
  expect([months[0]?.label, months.at(-1)?.label]).toEqual([first, last]);
});
