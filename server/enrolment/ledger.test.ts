import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';
import { ledgerOf, type OrderRows } from './ledger.ts';
import { rowFor } from './start-attempt.ts';

const each = 1000;

/** A row of money that has come in, or that has gone back when it is below zero. */
interface Booked {
  readonly way: 'paystack' | 'transfer';
  readonly instalment: number;
  readonly minor: number;
}

/** An order of four payments of 1,000 kobo. */
function orderWith(...booked: readonly Booked[]): OrderRows {
  const instalments = [1, 2, 3, 4].map((number) => ({
    enrolment_id: 'order',
    number,
    token: `link${number}`,
    due_day: `2026-0${number}-01`,
    amount_minor: each,
    currency: 'NGN' as const,
  }));
  const enrolment = {
    id: 'order',
    token: 'order',
    query: '',
    amount_minor: each,
    currency: 'NGN' as const,
    created_at: 0,
    cancelled_at: null,
    contract_version: null,
  };
  const payments = booked.flatMap(({ way, instalment, minor }, at) => {
    const row = instalments.find(({ number }) => number === instalment);
    if (!row) return [];
    const state = 'success' as const;
    const attempt = rowFor(row, 'paystack', at + 1, at);
    return Object.assign(attempt, { provider: way, amount_minor: minor, state });
  });
  return { enrolment, instalments, payments };
}

const byLink = (instalment: number, minor = each): Booked => {
  return { way: 'paystack', instalment, minor };
};
const byTransfer = (minor: number): Booked => ({ way: 'transfer', instalment: 1, minor });
const paid = (...booked: Booked[]) =>
  ledgerOf(orderWith(...booked)).lines.map(({ paidMinor }) => paidMinor);
const states = (...booked: Booked[]) =>
  ledgerOf(orderWith(...booked)).lines.map(({ state }) => state);

describe('the money of an order', () => {
  it('from a link pays the instalment of that link, early or late', () => {
    expect(paid(byLink(3))).toEqual([0, 0, each, 0]);
  });

  it('by transfer pays the earliest that are open', () => {
    expect(paid(byLink(1), byTransfer(1500))).toEqual([each, each, 500, 0]);
    expect(states(byLink(1), byTransfer(1500))).toEqual(['success', 'success', 'short', 'idle']);
  });

  it('that is refunded is what was too much, then that of the latest instalment', () => {
    expect(paid(byLink(1), byLink(1), byLink(2), byTransfer(-1000))).toEqual([each, each, 0, 0]);
    expect(paid(byLink(1), byLink(2), byTransfer(-1000))).toEqual([each, 0, 0, 0]);
  });

  it('needs nobody’s attention while whole instalments are paid', () => {
    expect(accountOf(orderWith(byLink(1)))).toMatchObject({ state: 'open', owedMinor: 3000 });
    expect(accountOf(orderWith(byTransfer(4000)))).toMatchObject({ state: 'paid', owedMinor: 0 });
    expect(accountOf(orderWith(byTransfer(999)))).toMatchObject({ state: 'attention' });
    expect(accountOf(orderWith(byTransfer(4001)))).toMatchObject({ owedMinor: -1 });
    expect(accountOf(orderWith(byLink(2), byLink(2)))).toMatchObject({ state: 'attention' });
  });

  it('is shared out to the kobo, whatever came in and went back', () => {
    const booking = fc.record({
      way: fc.constantFrom('paystack' as const, 'transfer' as const),
      instalment: fc.integer({ min: 1, max: 4 }),
      minor: fc.integer({ min: 1, max: 2500 }),
    });
    fc.assert(
      fc.property(fc.array(booking), fc.double({ min: 0, max: 1, noNaN: true }), (rows, part) => {
        const total = rows.reduce((sum, { minor }) => sum + minor, 0);
        const back = Math.floor(total * part);
        const { lines, excessMinor } = ledgerOf(orderWith(...rows, byTransfer(-back)));
        const shared = lines.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
        expect(shared + excessMinor).toBe(total - back);
        expect(excessMinor).toBeGreaterThanOrEqual(0);
        for (const { paidMinor } of lines) {
          expect(paidMinor).toBeGreaterThanOrEqual(0);
          expect(paidMinor).toBeLessThanOrEqual(each);
        }
      }),
    );
  });
});
