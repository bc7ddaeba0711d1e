import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formatMoney } from '#app/kernel/money.ts';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { parseQuote } from './party-codec.ts';
import { priceQuote } from './price-party.ts';
import { readQuoteValues } from './party-fields.ts';

const text = await readFile('docs/pricing.md', 'utf8');
const examples = [...text.matchAll(/^\| `([^`]+)`\s*\|[^|]*\| (\S+)\s*\| (\S+)\s*\|$/gm)].map(
  ([, query = '', yearly = '', payment = '']) => ({ query, yearly, payment }),
);

it('the documentation works through examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
});

it.each(examples)('$query costs $yearly a year, $payment at a time', ({ query, ...amounts }) => {
  const values = readQuoteValues(new URLSearchParams(query));
  const { request } = parseQuote(values, prices, { tier: 'gold', currency: 'NGN' });
  const outcome = request && priceQuote(request, prices);
  expect(
    outcome?.kind === 'priced' && {
      yearly: formatMoney(outcome.quote.yearly),
      payment: formatMoney(outcome.quote.payment.each),
    },
  ).toEqual(amounts);
});
