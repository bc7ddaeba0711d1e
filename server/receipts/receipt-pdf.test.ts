import { readOrderRequest } from '#app/features/buying/party/party-codec.ts';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { readSource } from '#server/content/open-files.ts';
import { findReceipt, type Receipt } from '#server/enrolment/find-receipt.ts';
import { catalogue } from '../../tests/support/plan-catalogue.ts';
import { useOrderBook } from '../../tests/support/use-order-book.ts';
import {
  endAttempt,
  naira,
  theOnly,
  useOrderPayments,
} from '../../tests/support/use-order-payments.ts';
import { useStore } from '../../tests/support/use-store.ts';
import { writeReceiptPdf } from './receipt-pdf.ts';

const each = moneyOf(2_295_000, 'NGN');

const paid: Receipt = {
  reference: '5E2EBBDD',
  request: readOrderRequest('who=family&age=36&spouse=34&plan=gold&pay=monthly', 'NGN'),
  number: 2,
  payments: 12,
  amount: each,
  dueDay: '2026-12-21',
  paidAtMs: Date.parse('2026-12-19T23:30:00Z'),
  provider: 'paystack',
  providerReference: 'a-reference-2-1',
};

describe('a receipt as a document', () => {
  let pdfium: PDFiumLibrary;
  beforeAll(async () => {
    pdfium = await PDFiumLibrary.init();
  });
  afterAll(() => pdfium.destroy());

  async function wordsOf(receipt: Receipt): Promise<string> {
    const identity = await readSource('content', 'identity');
    const bytes = await writeReceiptPdf({ receipt, catalogue, identity });
    const document = await pdfium.loadDocument(bytes);
    const words = [...document.pages()].map((page) => page.getText());
    document.destroy();
    expect(words).toHaveLength(1);
    return words.join(' ').replaceAll(/\s+/g, ' ');
  }

  it('says what was paid, when, for what and how', async () => {
    const words = await wordsOf(paid);
    for (const expected of [
      'Receipt 5E2EBBDD-2',
      '₦22,950',
      // Half past midnight in Lagos.
      'received on 20 December 2026',
      'Gold',
      'My family',
      '2 of 12',
      '21 December 2026',
      'Paystack',
      'a-reference-2-1',
    ]) {
      expect(words).toContain(expected);
    }
  });

  it('of a yearly payment by transfer counts no payments', async () => {
    const words = await wordsOf({ ...paid, number: 1, payments: 1, provider: 'transfer' });
    expect(words).toContain('Bank transfer');
    expect(words).not.toContain('1 of 1');
  });
});

describe('a receipt', () => {
  const used = useStore('sqlite');
  const { enrol, now, paystack } = useOrderPayments(used);
  const { run } = useOrderBook(used);

  it('is there once its instalment is paid, by its own link alone', async () => {
    const { orderPayments, link, tokens, leadId } = await enrol(each, 'monthly');
    const [first = '', second = ''] = tokens;
    await orderPayments.pay(first);
    expect(await findReceipt(used.store, first)).toBeUndefined();
    theOnly(paystack().transactions).status = 'success';
    await orderPayments.find(first, 'return');
    expect(await findReceipt(used.store, first)).toEqual({
      reference: leadId.slice(-8).toUpperCase(),
      request: readOrderRequest('who=me&age=30&plan=gold&pay=monthly', 'NGN'),
      number: 1,
      payments: 12,
      amount: each,
      dueDay: '2026-11-21',
      paidAtMs: now(),
      provider: 'paystack',
      providerReference: `${leadId}-1-1`,
    });
    expect(await findReceipt(used.store, second)).toBeUndefined();
    expect(await findReceipt(used.store, link)).toBeUndefined();
    expect(await findReceipt(used.store, 'no such link')).toBeUndefined();
  });

  it('names the transfer that paid it, whatever came later', async () => {
    const { leadId, tokens } = await enrol(each, 'monthly');
    const order = leadId.slice(-8).toUpperCase();
    for (const ref of ['FT-1', 'FT-2']) {
      await run('paid', order, '--amount', '22950', '--date', '2026-11-21', '--ref', ref);
    }
    const paidBy = async (token = '') => (await findReceipt(used.store, token))?.providerReference;
    expect(await paidBy(tokens[0])).toBe('FT-1');
    expect(await paidBy(tokens[1])).toBe('FT-2');
  });

  it.each([
    ['a payment service', 'paystack'],
    ['a transfer', 'FT-1'],
  ])('states what came in by %s, whatever the price is now', async (_way, ref) => {
    const { leadId, token } = await enrol(naira);
    const order = leadId.slice(-8).toUpperCase();
    if (ref === 'paystack') await endAttempt(used.store, { leadId, number: 1, atMs: now() });
    else await run('paid', order, '--amount', '255000', '--date', '2026-11-21', '--ref', ref);
    await run('price', order, '--amount', '200000.50');
    expect((await findReceipt(used.store, token))?.amount).toEqual(naira);
  });

  it('states what was transferred besides for a price that rose, and nothing that was given back', async () => {
    const { leadId, token } = await enrol(naira);
    const order = leadId.slice(-8).toUpperCase();
    const book = (command: 'paid' | 'refund', amount: string, ref: string) =>
      run(command, order, '--amount', amount, '--date', '2026-11-21', '--ref', ref);
    const received = async () => (await findReceipt(used.store, token))?.amount.minor;
    await endAttempt(used.store, { leadId, number: 1, atMs: now() });
    await book('paid', '45000', 'FT-1');
    await run('price', order, '--amount', '300000');
    expect(await received()).toBe(300_000_00);
    await run('price', order, '--amount', '250000');
    await book('refund', '50000', 'FT-2');
    expect(await received()).toBe(250_000_00);
  });
});
