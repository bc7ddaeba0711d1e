import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress, message, optionalPhone, personName } from '#app/kernel/form-rules.ts';
import { formOf } from '../../tests/support/form-of.ts';
import { consentTo } from './consent/consent-rule.ts';
import type { LeadForm } from './lead-kinds.ts';
import type { Intake, SentLead } from './lead-intake.ports.ts';
import { saveLead } from './save-lead.server.ts';

const form: LeadForm = {
  kind: 'contact',
  schema: v.object({
    name: personName,
    email: emailAddress,
    phone: optionalPhone,
    message,
    consent: consentTo('contact-1'),
  }),
};

const typed = {
  name: ' Ada ',
  email: 'ada@mail.example',
  phone: '0700 000 0000',
  message: 'When am I covered?',
  consent: 'contact-1',
};

/** Sends a form to an intake that gives this answer, and notes what it was asked to save. */
async function send(fields: Record<string, string>, intakeAnswer?: Intake) {
  const saved: SentLead[] = [];
  const intake = {
    save(submission: SentLead) {
      saved.push(submission);
      const answer: Intake = { kind: 'saved', id: 'a', reference: 'AB12CD34' };
      return Promise.resolve(intakeAnswer ?? answer);
    },
  };
  const answer = await saveLead({ form, data: formOf(fields), intake, page: '/contact' });
  return { answer, saved, wrong: 'errors' in answer ? Object.keys(answer.errors) : [] };
}

describe('an address that looks mistyped', () => {
  const mistyped = { ...typed, email: 'ada@gmial.com' };

  it('is asked about, with everything kept', async () => {
    const { answer, saved } = await send(mistyped);
    expect(saved).toEqual([]);
    expect(answer).toMatchObject({
      kind: 'invalid',
      errors: { email: expect.stringContaining('Did you mean gmail.com?') as string },
      values: mistyped,
    });
  });

  it('is asked about beside the other faults, in the order of the form', async () => {
    const { wrong } = await send({ ...mistyped, message: '', name: '' });
    expect(wrong).toEqual(['name', 'email', 'message']);
  });

  it('is changed by a tick', async () => {
    const again = { emailAsked: 'ada@gmial.com', emailMeant: 'ada@gmail.com' };
    const { saved } = await send({ ...mistyped, ...again });
    expect(saved[0]?.fields['email']).toBe('ada@gmail.com');
  });
});

describe('a form filled in as it should be', () => {
  it('is saved with its fields cleaned, its phone number readable and its consent by wording, without what is left out', async () => {
    const { answer, saved } = await send({ ...typed, submission_key: 'a1b2', filled_ms: '8000' });
    expect(answer).toEqual({ kind: 'saved', reference: 'AB12CD34' });
    expect(saved).toEqual([
      {
        kind: 'contact',
        fields: {
          name: 'Ada',
          email: 'ada@mail.example',
          phone: '+2347000000000',
          message: 'When am I covered?',
        },
        consentVersion: 'contact-1',
        sentKey: 'a1b2',
        suspectedBot: undefined,
        page: '/contact',
      },
    ]);
    const less = await send({ ...typed, phone: ' ' });
    expect(Object.keys(less.saved[0]?.fields ?? {})).toEqual(['name', 'email', 'message']);
  });

  it('is saved without scripts too, which would have added a key and a time', async () => {
    const { answer, saved } = await send(typed);
    expect(answer.kind).toBe('saved');
    expect(saved[0]?.sentKey).toBeUndefined();
  });
});

describe('a form with faults', () => {
  it('comes back whole where a text is far too long', async () => {
    const wrong = { ...typed, message: `${' '.repeat(63_000)}x` };
    expect((await send(wrong)).answer).toEqual({
      kind: 'invalid',
      errors: { message: 'Shorten your message to 1,000 characters' },
      values: wrong,
    });
  });

  it('comes back with all of them in the order of the form, and with all that was typed', async () => {
    const values = { ...typed, name: '', phone: '0700 000', consent: '' };
    const { answer, saved, wrong } = await send(values);
    expect(saved).toEqual([]);
    expect(answer).toEqual({
      kind: 'invalid',
      errors: {
        name: 'Enter your name',
        phone: expect.stringMatching(/^Enter one complete phone number/) as string,
        consent: 'Tick the box to agree. We can’t save your details without it.',
      },
      values,
    });
    expect(wrong).toEqual(['name', 'phone', 'consent']);
  });

  it('is not saved under a consent that this form never showed', async () => {
    const { wrong } = await send({ ...typed, consent: 'newsletter-1' });
    expect(wrong).toEqual(['consent']);
  });

  it('saves nothing that the form has no field for', async () => {
    const { saved } = await send({ ...typed, isStaff: 'yes', __proto__: 'x' });
    expect(Object.keys(saved[0]?.fields ?? {})).toEqual(['name', 'email', 'phone', 'message']);
  });
});

it('a program that fills in the field nobody sees is thanked, and nothing is saved', async () => {
  const { answer, saved } = await send({ ...typed, leave_empty: 'https://spam.example' });
  expect(saved).toEqual([]);
  expect(answer).toEqual({
    kind: 'saved',
    reference: expect.stringMatching(/^[0-9A-F]{8}$/) as string,
  });
});

describe('a form filled in faster than people type', () => {
  it('is saved, since browsers and password managers do that, and marked for staff', async () => {
    const { answer, saved } = await send({ ...typed, filled_ms: '2999' });
    expect(answer).toEqual({ kind: 'saved', reference: 'AB12CD34' });
    expect(saved).toMatchObject([{ suspectedBot: 'filled in under 3 seconds' }]);
  });

  const noTimes = ['3000', '', '-1', 'soon', '1e99', '9'.repeat(50)];
  it.each(noTimes)('is not assumed from a time of %j', async (time) => {
    const { answer, saved } = await send({ ...typed, filled_ms: time });
    expect(answer.kind).toBe('saved');
    expect(saved[0]?.suspectedBot).toBeUndefined();
  });
});

describe('a form that cannot be saved', () => {
  it('comes back with what was typed when the store is away', async () => {
    const { answer } = await send(typed, { kind: 'unavailable' });
    expect(answer).toEqual({ kind: 'unavailable', values: typed });
  });

  it('comes back with what was typed, and says when to come again, after too many', async () => {
    const { answer } = await send(typed, { kind: 'too-many', retryAfterSeconds: 40 });
    expect(answer).toEqual({ kind: 'too-many', retryAfterSeconds: 40, values: typed });
  });
});
