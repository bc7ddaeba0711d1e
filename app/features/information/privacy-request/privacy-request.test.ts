import { expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { privacyRequestSchema } from './privacy-request.schema.ts';
import { privacyRights } from './privacy-rights.ts';

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
