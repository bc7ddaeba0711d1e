import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formatMoney } from '#app/kernel/money.ts';
import { getQuote } from '../../../../tests/support/quote-amounts.ts';

const text = await readFile('docs/pricing.md', 'utf8');
const examples = [...text.matchAll(/^\| `([^`]+)`\s*\|[^|]*\| (\S+)\s*\| (\S+)\s*\|$/gm)].map(
  ([, query = '', yearly = '', payment = '']) => ({ query, yearly, payment }),
);

it('the documentation works through examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
});

it.each(examples)('$query costs $yearly a year, $payment at a time', ({ query, ...amounts }) => {
  const { yearly, payment } = getQuote(query);
  expect({ yearly: formatMoney(yearly), payment: formatMoney(payment.each) }).toEqual(amounts);
});
