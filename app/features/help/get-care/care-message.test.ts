import { expect, it } from 'vitest';
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
  const form = new FormData();
  form.set('plan', 'Gold');
  form.set('hospital', `  Example\nClinic ${'x'.repeat(200)}`);
  form.set('problem', 'My own words');
  expect(readSentMessage(form, ['Late'])).toEqual({
    plan: 'Gold',
    hospital: `Example Clinic ${'x'.repeat(200)}`.slice(0, 80),
    problem: '',
  });
});
