import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../tests/support/form-of.ts';
import {
  choice,
  emailAddress,
  message,
  optionalEmail,
  optionalOrganisation,
  optionalPhone,
  personName,
  phoneNumber,
} from './form-rules.ts';
import { parseForm, typedValues } from './parse-form.ts';
import { longestMessage } from './form-answer.ts';

const schema = v.object({
  name: personName,
  email: optionalEmail,
  message,
  topic: choice([{ value: 'plan' }, { value: 'claim' }], 'Please choose a topic'),
});

const good = {
  name: 'Ada',
  email: 'ada@mail.example',
  message: 'When am I covered?',
  topic: 'plan',
};

function errorOf(rule: v.GenericSchema<string, string>, text: string): string | undefined {
  const parsed = parseForm(v.object({ field: rule }), { field: text });
  return parsed.kind === 'errors' ? parsed.errors['field'] : undefined;
}

describe('what was typed', () => {
  it('is taken as it is, and a field that was not sent is empty', () => {
    expect(typedValues(formOf({ name: ' Ada ', topic: 'plan' }), schema)).toEqual({
      name: ' Ada ',
      email: '',
      message: '',
      topic: 'plan',
    });
  });

  it('leaves out files, repeated fields and fields that the form does not have', () => {
    const data = formOf({ ...good, __proto__: 'x', constructor: 'x', isAdmin: 'true' });
    data.append('__proto__', 'polluted');
    data.append('name', 'Somebody else');
    data.set('email', new File(['x'], 'x.html'));
    expect(typedValues(data, schema)).toEqual({ ...good, email: '' });
  });
});

describe('a form that is sent', () => {
  it('gives its fields cleaned: spaces, line ends, tone marks, control characters', () => {
    const parsed = parseForm(schema, {
      ...good,
      name: '  Ade\u0301\u0000 \n of\u202E Ik\u1ECDja ',
      message: 'Good morning,\r\n\r\n\r\n\r\nwhen am I covered?  \r\n',
    });
    expect(parsed).toEqual({
      kind: 'fields',
      fields: {
        ...good,
        name: 'Ad\u00E9 of Ik\u1ECDja',
        message: 'Good morning,\n\nwhen am I covered?',
      },
    });
  });

  it('gives an address without what is pasted along, and a name of unseen marks as none', () => {
    const pasted = {
      ...good,
      email: ' ada @mail.example\u200B.\u2060\u200E',
      name: '\u200F\u200B',
    };
    expect(parseForm(schema, pasted)).toEqual({
      kind: 'errors',
      errors: { name: 'Enter your name' },
    });
    expect(parseForm(schema, { ...pasted, name: 'Ada' })).toEqual({ kind: 'fields', fields: good });
  });

  it('names the first thing wrong with each field, in the order of the form', () => {
    const parsed = parseForm(schema, { topic: 'x', message: '', email: 'ada', name: ' ' });
    expect(parsed.kind === 'errors' && Object.entries(parsed.errors)).toEqual([
      ['name', 'Enter your name'],
      ['email', 'Enter an email address like name@example.com'],
      ['message', 'Write your message'],
      ['topic', 'Please choose a topic'],
    ]);
  });
});

describe('a text that is far too long', () => {
  // Cleaned, it would be short. Work on so much is what an attacker wants.
  const typed = `${' '.repeat(63_000)}x`;

  it.each([
    ['a name', personName, 'Shorten your name to 80 characters'],
    ['an email address', emailAddress, 'Enter an email address of up to 254 characters'],
    [
      'an email address to leave out',
      optionalEmail,
      'Enter an email address of up to 254 characters',
    ],
    ['a phone number', phoneNumber, 'Enter one phone number only'],
    ['a phone number to leave out', optionalPhone, 'Enter one phone number only'],
    ['an organisation', optionalOrganisation, 'Shorten the name to 120 characters'],
    ['a message', message, 'Shorten your message to 1,000 characters'],
  ])('as %s is answered by its length, not cleaned', (_what, rule, error) => {
    expect(errorOf(rule, typed)).toBe(error);
  });

  it('is cleaned where only what is to be cleaned away makes it too long', () => {
    expect(errorOf(personName, `Ada${' '.repeat(700)}Example`)).toBeUndefined();
    expect(errorOf(message, `When am I covered?${'\n'.repeat(9000)}`)).toBeUndefined();
  });
});

describe('an email address', () => {
  it.each(['ada@mail.example', ' ada.o+tips@mail.co.example ', "o'neil@mail.example"])(
    'may be %s',
    (text) => expect(errorOf(emailAddress, text)).toBeUndefined(),
  );

  it.each([
    ['', 'Enter your email address'],
    ['   ', 'Enter your email address'],
    ['ada', 'Enter an email address like name@example.com'],
    ['ada@mail', 'Add the ending of your email address, such as .com or .ng'],
    ['ada@mail.example\r\nBcc: x@y.example', 'Enter an email address like name@example.com'],
    [`${'a'.repeat(250)}@mail.example`, 'Enter an email address of up to 254 characters'],
  ])('%j is answered with: %s', (text, error) => expect(errorOf(emailAddress, text)).toBe(error));
});

describe('a phone number at a first look', () => {
  it.each(['0700 000 0000', '+44 (0)20 0000 0000', '0700-000-0000'])('may be %s', (text) =>
    expect(errorOf(phoneNumber, text)).toBeUndefined(),
  );

  it.each([
    ['', 'Enter your phone number'],
    [
      '0700',
      'Enter the whole phone number. If it isn’t Nigerian, start with + and the country code',
    ],
    [
      'call me',
      'Enter the whole phone number. If it isn’t Nigerian, start with + and the country code',
    ],
    ['0700 000 0000 or 0700 000 0001 or 0700 000 0002', 'Enter one phone number only'],
  ])('%j is answered with: %s', (text, error) => expect(errorOf(phoneNumber, text)).toBe(error));
});

it('an email address or a phone number may be left out where another way is given', () => {
  expect(errorOf(optionalEmail, '  ')).toBeUndefined();
  expect(errorOf(optionalPhone, '')).toBeUndefined();
});

describe('a message', () => {
  it.each([
    [9, 'Tell us a little more, so that the right person can answer'],
    [10, undefined],
    [1000, undefined],
    [1001, 'Shorten your message to 1,000 characters'],
  ])('of %i characters is answered with: %s', (length, error) => {
    expect(errorOf(message, 'x'.repeat(length))).toBe(error);
  });

  it('fits into one request at its longest, even in Yoruba', () => {
    const sent = new URLSearchParams({ message: 'ẹ'.repeat(longestMessage) }).toString();
    expect(sent.length).toBeLessThan(60_000);
  });
});
