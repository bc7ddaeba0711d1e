import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { callBackSchema, contactSchema } from './contact.schema.ts';

const contact = {
  name: 'Ada',
  email: '',
  phone: '0700 000 0000',
  topic: 'plan',
  message: 'When am I covered?',
  consent: 'contact-1',
};

const callBack = {
  name: 'Ada',
  phone: '0700 000 0000',
  topic: 'plan',
  time: 'soon',
  consent: 'call-back-1',
};

describe('a message to us', () => {
  it('needs an email address or a phone number, one of them', () => {
    expect(parseForm(contactSchema, contact).kind).toBe('fields');
    const byEmail = { ...contact, phone: '', email: 'ada@mail.example' };
    expect(parseForm(contactSchema, byEmail).kind).toBe('fields');
    expect(parseForm(contactSchema, { ...contact, phone: '' })).toEqual({
      kind: 'errors',
      errors: { email: 'Enter an email address or phone number so we can answer' },
    });
  });

  it('is told of the missing address together with everything else', () => {
    const parsed = parseForm(contactSchema, { ...contact, phone: '', name: '', consent: '' });
    const wrong = parsed.kind === 'errors' && Object.keys(parsed.errors);
    expect(wrong).toEqual(['name', 'email', 'consent']);
  });
});

it('a request to be called needs each of its fields', () => {
  expect(parseForm(callBackSchema, callBack).kind).toBe('fields');
  const empty = Object.fromEntries(Object.keys(callBack).map((name) => [name, '']));
  expect(parseForm(callBackSchema, empty)).toEqual({
    kind: 'errors',
    errors: {
      name: 'Enter your name',
      phone: 'Enter your phone number',
      topic: 'Choose what it is about',
      time: 'Choose when we should call',
      consent: 'Tick the box to agree. We can’t save your details without it.',
    },
  });
});
