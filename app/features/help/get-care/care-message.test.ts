import { expect, it } from 'vitest';
import { formOf } from '../../../../tests/support/form-of.ts';
import { inAddress, writeCareMessage } from './care-message.ts';
import { readSentMessage } from './sent-message.ts';

const message = { start: 'Hello.', end: 'Call me.' };

it('a message says what is known, a line each, and leaves out the rest', () => {
  const lines = [['Plan', 'Gold'] as const, ['Hospital', ''] as const];
  expect(writeCareMessage({ ...message, lines })).toBe('Hello.\nPlan: Gold\nCall me.');
});

it.each([
  ['Ọlá & Sons + 1', '%E1%BB%8Cl%C3%A1%20%26%20Sons%20%2B%201'],
  ['half a letter \ud83d', 'half%20a%20letter%20%EF%BF%BD'],
])('%j ends an address', (text, written) => {
  expect(inAddress(text)).toBe(written);
});

it('what is sent for a message is read, and what was never offered is not', () => {
  const hospital = `  Example\nClinic ${'x'.repeat(200)}`;
  const form = formOf({ plan: 'Gold', hospital, problem: 'My own words' });
  expect(readSentMessage(form, ['Late'])).toEqual({
    plan: 'Gold',
    hospital: `Example Clinic ${'x'.repeat(200)}`.slice(0, 80),
    problem: '',
  });
});
