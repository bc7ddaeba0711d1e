import { expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { enquiryForms } from './enquiry.schemas.ts';
import { enquiryIds, type EnquiryId } from './work-with-us.schema.ts';

const ada = { name: 'Ada', email: 'ada@mail.example', phone: '', consent: 'contact-1' };
const message = 'I have nursed in Kano for six years.';

const good: Readonly<Record<EnquiryId, Record<string, string>>> = {
  hospitals: {
    ...ada,
    facility: 'Udo Clinic',
    type: 'clinic',
    beds: '',
    state: 'kano',
    area: 'Nassarawa',
    licence: 'KN/001',
  },
  agents: { ...ada, type: 'agent', organisation: '', licence: '', state: 'oyo' },
  press: { ...ada, outlet: 'Example Times', deadline: '', message },
  jobs: { ...ada, role: 'Nurse', message },
};

function errorsOf(id: EnquiryId, changes: Record<string, string> = {}) {
  const parsed = parseForm(enquiryForms[id].schema, { ...good[id], ...changes });
  return parsed.kind === 'errors' ? parsed.errors : {};
}

it.each(enquiryIds)('%s are heard, and not without consent', (id) => {
  expect(errorsOf(id)).toEqual({});
  expect(Object.keys(errorsOf(id, { consent: '' }))).toEqual(['consent']);
});

it.each(['hospitals', 'agents'] as const)('%s leave an email address or a phone number', (id) => {
  expect(errorsOf(id, { email: '', phone: '0700 000 0000' })).toEqual({});
  expect(errorsOf(id, { email: '' })).toEqual({
    email: 'Enter an email address or phone number so we can answer',
  });
});

it.each([
  ['hospitals', { licence: '' }, { licence: 'Enter the registration number' }],
  ['hospitals', { type: 'spa' }, { type: 'Choose the kind of facility' }],
  ['hospitals', { state: 'atlantis' }, { state: 'Choose a state' }],
  ['hospitals', { beds: '40 beds' }, {}],
  [
    'hospitals',
    { beds: 'many' },
    { beds: 'Enter the number of beds in digits, such as 40, or leave it empty' },
  ],
  ['agents', { type: '' }, { type: 'Choose what you are' }],
  ['press', { deadline: '2999-01-31' }, {}],
  [
    'press',
    { deadline: '2020-01-31' },
    { deadline: 'Enter a day from today on, or leave it empty' },
  ],
  ['press', { email: '' }, { email: 'Enter your email address' }],
  ['jobs', { role: '' }, { role: 'Enter the work you would like to do' }],
] as const)('%s who send %j are told %j', (id, changes, errors) => {
  expect(errorsOf(id, changes)).toEqual(errors);
});
