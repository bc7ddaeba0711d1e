import { expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { privacyRequestSchema, privacyRights } from './privacy-request.schema.ts';

const request = { right: 'access', name: 'Ada', email: '', phone: '0700 000 0000', details: '' };

it('every right of the Act can be asked for, with nothing but a name and a way to find the data', () => {
  for (const { value } of privacyRights) {
    expect(parseForm(privacyRequestSchema, { ...request, right: value }).kind).toBe('fields');
  }
});

it('needs an email address or a phone number, one of them', () => {
  expect(parseForm(privacyRequestSchema, { ...request, phone: '' })).toEqual({
    kind: 'errors',
    errors: {
      email: 'Enter the email address or phone number you gave us',
    },
  });
});

it('refuses a right that the form does not offer', () => {
  expect(parseForm(privacyRequestSchema, { ...request, right: 'everything' }).kind).toBe('errors');
});

it('takes details of up to 4,000 characters, and does not clean a text that is far longer', () => {
  const errorsOf = (details: string) => {
    const parsed = parseForm(privacyRequestSchema, { ...request, details });
    return parsed.kind === 'errors' ? parsed.errors : {};
  };
  const details = 'Shorten the details to 4,000 characters';
  expect(errorsOf('x'.repeat(4000))).toEqual({});
  expect(errorsOf('x'.repeat(4001))).toEqual({ details });
  expect(errorsOf(`${' '.repeat(63_000)}x`)).toEqual({ details });
});
