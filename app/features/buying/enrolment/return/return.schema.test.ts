import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { returnFormAt } from './return.schema.ts';

const { schema } = returnFormAt(Date.UTC(2026, 10, 21, 8));
const asked = '2026-11-21T08:00:00.000Z';

describe('who comes back', () => {
  it.each([
    ['5e2ebbdd', ' Ada@Mail.example ', '5E2EBBDD'],
    ['#5E2E-BBDD', 'ada@mail.example', '5E2EBBDD'],
    ['5E2E BBDO', 'ada@mail.example', '5E2EBBD0'],
    ['lE2EBBDI', 'ada@mail.example', '1E2EBBD1'],
    ['٥E2EBBDD', 'ada@mail.example', '5E2EBBDD'],
  ])('can type %j and %j', (reference, email, understood) => {
    const fields = { reference: understood, email: 'ada@mail.example', asked };
    expect(parseForm(schema, { reference, email })).toEqual({ kind: 'fields', fields });
  });

  it.each([
    ['', '', ['reference', 'email']],
    ['5E2EBBD', 'ada@mail.example', ['reference']],
    ['5E2EBBDG', 'ada@mail.example', ['reference']],
    ['5E2EBBDD'.repeat(100), 'ada@mail.example', ['reference']],
    ['5E2EBBDD', 'ada@mail', ['email']],
    ['5E2EBBDD', '0803 123 4567', ['email']],
  ])('and types %j and %j is told what to change', (reference, email, wrong) => {
    const parsed = parseForm(schema, { reference, email });
    expect(parsed.kind === 'errors' && Object.keys(parsed.errors)).toEqual(wrong);
  });
});
