import { describe, expect, it } from 'vitest';
import type { CheckedCode, ReturnClaim, ReturnCodes, SentCode } from './return-codes.ports.ts';
import { takeReturn } from './take-return.server.ts';

const claim = { reference: '5E2EBBDD', contact: 'ada@mail.example' };

/** A desk that answers as told, and keeps what it was asked. */
function deskThat(answers: { readonly send?: SentCode; readonly check?: CheckedCode } = {}) {
  const asked: (ReturnClaim & { readonly code?: string })[] = [];
  const desk: ReturnCodes = {
    async send(one) {
      asked.push(one);
      return answers.send ?? { kind: 'sent' };
    },
    async check(one, code) {
      asked.push({ ...one, code });
      return answers.check ?? { kind: 'wrong' };
    },
  };
  return { desk, asked };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('a visitor who comes back', () => {
  it.each([
    ['5e2ebbdd', ' Ada@Mail.example ', claim],
    ['#5E2E-BBDD', 'ada@mail.example', claim],
    ['5E2E BBDO', '0803 123 4567', { reference: '5E2EBBD0', contact: '+2348031234567' }],
    ['lE2EBBDI', '+44 20 7946 0000', { reference: '1E2EBBD1', contact: '+442079460000' }],
  ])('can type %j and %j', async (reference, contact, understood) => {
    const { desk, asked } = deskThat();
    const taken = await takeReturn(desk, formOf({ reference, contact }));
    expect(asked).toEqual([understood]);
    // Shown again as typed.
    const view = { step: 'code', values: { reference, contact }, errors: {} };
    expect(taken).toMatchObject({ kind: 'view', status: 200, view });
  });

  it.each([
    ['', '', ['reference', 'contact']],
    ['5E2EBBD', 'ada@mail.example', ['reference']],
    ['5E2EBBDG', 'ada@mail.example', ['reference']],
    ['5E2EBBDD', 'ada@mail', ['contact']],
    ['5E2EBBDD', '0803 123', ['contact']],
    ['5E2EBBDD', 'Ada', ['contact']],
  ])('and types %j and %j is told what to change', async (reference, contact, wrong) => {
    const { desk, asked } = deskThat();
    const taken = await takeReturn(desk, formOf({ reference, contact }));
    expect(taken).toMatchObject({
      status: 422,
      view: { step: 'ask', values: { reference, contact } },
    });
    expect(taken.kind === 'view' && Object.keys(taken.view.errors)).toEqual(wrong);
    expect(asked).toEqual([]);
  });

  it.each(['012345', ' 012 345 ', '012-345'])('opens the order with the code %j', async (code) => {
    const { desk, asked } = deskThat({ check: { kind: 'right', token: 'secret' } });
    const taken = await takeReturn(desk, formOf({ ...claim, code }));
    expect(taken).toEqual({ kind: 'open', token: 'secret' });
    expect(asked).toEqual([{ ...claim, code: '012345' }]);
  });

  it('loses no try by a code that is too short', async () => {
    const { desk, asked } = deskThat();
    const taken = await takeReturn(desk, formOf({ ...claim, code: '12345' }));
    const errors = { code: 'Enter the 6 digits from our email' };
    const view = { step: 'code', values: { ...claim, code: '12345' }, errors };
    expect(taken).toMatchObject({ status: 422, view });
    expect(asked).toEqual([]);
  });

  it('with a wrong code is told all that can be wrong, and keeps what was typed', async () => {
    const { desk } = deskThat();
    const taken = await takeReturn(desk, formOf({ ...claim, code: '123456' }));
    const view = { step: 'code', values: { ...claim, code: '123456' } };
    expect(taken).toMatchObject({ status: 422, view });
    expect(JSON.stringify(taken)).toMatch(/doesn’t work.*works once, for 10 minutes and 5 tries/);
  });

  it('can ask for another code', async () => {
    const { desk, asked } = deskThat();
    const taken = await takeReturn(desk, formOf({ ...claim, code: '12', again: 'yes' }));
    expect(asked).toEqual([claim]);
    expect(taken).toMatchObject({ status: 200, view: { step: 'code', values: claim, errors: {} } });
  });

  it.each([
    [{ kind: 'unavailable' }, 503],
    [{ kind: 'too-many', retryAfterSeconds: 90 }, 429],
  ] as const)('keeps what was typed when the answer is %j', async (failure, status) => {
    const { desk } = deskThat({ send: failure, check: failure });
    const asking = await takeReturn(desk, formOf(claim));
    expect(asking).toMatchObject({ status, view: { step: 'ask', values: claim, failure } });
    const typed = { ...claim, code: '123456' };
    const opening = await takeReturn(desk, formOf(typed));
    expect(opening).toMatchObject({ status, view: { step: 'code', values: typed, failure } });
  });
});
