import { expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { reimbursementSchema } from './reimbursement.schema.ts';

const request = {
  name: 'Ada',
  phone: '0700 000 0000',
  email: '',
  member: '',
  hospital: 'Example Clinic',
  careDay: '3 March 2026',
  paid: '₦45,000',
  consent: 'reimbursement-1',
};

it('a request needs a name, a phone number, hospital, day, amount and consent, and no more', () => {
  expect(parseForm(reimbursementSchema, request)).toEqual({
    kind: 'fields',
    fields: { ...request, careDay: '2026-03-03' },
  });
});

it.each([
  ['careDay', '', 'Enter the day of the care'],
  ['careDay', '3 March', 'Add the year, like 27 3 1990'],
  ['careDay', '3 March 2999', 'Enter a day that isn’t in the future'],
  ['careDay', '31 December 1999', 'Check the year: it must be 2000 or later'],
  ['paid', 'a lot', 'Enter how much you paid, for example ₦45,000'],
  ['hospital', ' ', 'Enter the name of the hospital'],
  ['consent', '', 'Tick the box to agree. We can’t save your details without it.'],
])('%s "%s" is asked for again: %s', (field, text, message) => {
  expect(parseForm(reimbursementSchema, { ...request, [field]: text })).toEqual({
    kind: 'errors',
    errors: { [field]: message },
  });
});
