import { expect, it, vi } from 'vitest';
import { formFields } from '#app/kernel/form-answer.ts';
import type { Intake, LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { formOf } from '../../../../tests/support/form-of.ts';
import type { TipBank } from '../tips/tips.ports.ts';
import { tipsMessages } from '../tips/tips-messages.ts';
import { answerTools } from './answer-tools.ts';

function intakeThat(intake: Intake) {
  return { save: vi.fn<LeadIntake['save']>(() => Promise.resolve(intake)) };
}

const tip = { title: 'Food', text: 'Eat greens.', source: { name: 'WHO', url: 'https://who.int' } };
const bank: TipBank = { pick: ({ themes }) => themes.map(() => tip) };

const { empty, refused } = tipsMessages;
const thanked = { kind: 'saved' };
const saved = { kind: 'saved', id: 'a', reference: 'AB12' } as const;

it('works out BMI and gives back what was typed', async () => {
  const intake = intakeThat(saved);
  const values = { tool: 'bmi', height: '168', weight: '74', age: '41' };
  const { bmi } = await answerTools(formOf(values), intake, bank);
  expect(bmi?.values).toMatchObject({ height: '168', weight: '74', age: '41' });
  expect(bmi?.outcome).toMatchObject({ kind: 'result', isAdult: true });
  expect(intake.save).not.toHaveBeenCalled();
});

it('keeps the height that the visitor has confirmed', async () => {
  const values = { tool: 'bmi', height: '1.75', weight: '70', age: '41' };
  const asked = await answerTools(formOf(values), intakeThat(saved), bank);
  expect(asked.bmi?.outcome.kind).toBe('question');
  const { bmi } = await answerTools(formOf({ ...values, meant: 'yes' }), intakeThat(saved), bank);
  expect(bmi?.values.height).toBe('175');
  expect(bmi?.outcome).toMatchObject({ kind: 'result', bmi: 70 / 1.75 ** 2 });
});

it('checks symptoms and saves none of them', async () => {
  const intake = intakeThat(saved);
  const answer = await answerTools(formOf({ tool: 'symptoms', nausea: 'on' }), intake, bank);
  expect(answer).toEqual({
    symptoms: { kind: 'result', finding: 'non-urgent', selection: ['nausea'] },
  });
  expect(intake.save).not.toHaveBeenCalled();
});

it('answers nothing to a form it does not know', async () => {
  expect(await answerTools(formOf({ tool: 'horoscope' }), intakeThat(saved), bank)).toEqual({});
  expect(await answerTools(new FormData(), intakeThat(saved), bank)).toEqual({});
});

it('saves an email address, and nothing that was typed into a tool', async () => {
  const intake = intakeThat(saved);
  const fields = {
    tool: 'tips',
    email: ' ada@mail.example. ',
    height: '168',
    fever: 'on',
    [formFields.sentKey]: 'a1b2',
  };
  const { tips } = await answerTools(formOf(fields), intake, bank);
  expect(tips).toEqual({ kind: 'saved', reference: 'AB12' });
  expect(intake.save.mock.calls).toEqual([
    [
      {
        kind: 'tips',
        fields: { email: 'ada@mail.example', source: 'wellness' },
        consentVersion: undefined,
        sentKey: 'a1b2',
        page: '/wellness',
      },
    ],
  ]);
});

const agreed = 'tips-personal-1 bmi-overweight';

it('saves the result and the themes of visitors who agree, and answers with tips that fit', async () => {
  const intake = intakeThat(saved);
  const form = formOf({ tool: 'tips', email: 'ada@mail.example', consent: agreed, themes: 'food' });
  form.append('themes', 'sleep');
  const { tips } = await answerTools(form, intake, bank);
  expect(tips?.tips).toEqual([tip, tip]);
  expect(intake.save.mock.calls[0]?.[0]).toMatchObject({
    fields: { tipsResult: 'bmi-overweight', tipsThemes: 'food sleep' },
    consentVersion: 'tips-personal-1',
  });
});

it.each([
  ['without the tick', {}],
  ['under a wording that is not known', { consent: 'tips-personal-0 bmi-obese' }],
  ['with nothing chosen that is known', { consent: 'tips-personal-1 bmi-huge', themes: 'luck' }],
])('saves the address alone %s', async (_how, sent) => {
  const intake = intakeThat(saved);
  const form = formOf({ tool: 'tips', email: 'ada@mail.example', themes: 'food', ...sent });
  const { tips } = await answerTools(form, intake, bank);
  expect(tips?.tips).toBeUndefined();
  expect(intake.save.mock.calls[0]?.[0]).toMatchObject({
    fields: { email: 'ada@mail.example', source: 'wellness' },
    consentVersion: undefined,
  });
  expect(JSON.stringify(intake.save.mock.calls)).not.toMatch(/tipsResult|tipsThemes/);
});

it.each([agreed, ''])('gives back all that was ticked beside the consent "%s"', async (consent) => {
  const form = formOf({ tool: 'tips', email: '', consent, themes: 'food' });
  form.append('themes', 'sleep');
  const { tips } = await answerTools(form, intakeThat(saved), bank);
  expect(tips).toMatchObject({ kind: 'invalid', values: { consent, themes: 'food sleep' } });
});

it('thanks a program that fills in every field, and saves nothing', async () => {
  const intake = intakeThat(saved);
  const fields = { tool: 'tips', email: 'bot@mail.example', [formFields.honeypot]: 'x' };
  const { tips } = await answerTools(formOf(fields), intake, bank);
  expect(tips?.kind).toBe('saved');
  expect(intake.save).not.toHaveBeenCalled();
});

it.each([
  ['', empty],
  ['   ', empty],
  ['ada', refused],
  ['ada@mail', refused],
  [`${'a'.repeat(250)}@mail.example`, refused],
])('asks again for the address "%s"', async (email, message) => {
  const intake = intakeThat(saved);
  const { tips } = await answerTools(formOf({ tool: 'tips', email }), intake, bank);
  expect(tips).toEqual({
    kind: 'invalid',
    errors: { email: message },
    values: { email, consent: '', themes: '' },
  });
  expect(intake.save).not.toHaveBeenCalled();
});

it('asks once about a mistyped domain, and takes the same address again or the one it meant', async () => {
  const intake = intakeThat(saved);
  const mistyped = { tool: 'tips', email: 'ada@gmial.com' };
  const send = async (more: Readonly<Record<string, string>>) =>
    (await answerTools(formOf({ ...mistyped, ...more }), intake, bank)).tips;
  const question = expect.stringContaining('Did you mean gmail.com?') as string;
  expect(await send({})).toMatchObject({
    kind: 'invalid',
    errors: { email: question },
    meant: 'ada@gmail.com',
  });
  expect(intake.save).not.toHaveBeenCalled();
  expect(await send({ emailAsked: 'ada@gmial.com' })).toMatchObject(thanked);
  const meant = { emailAsked: 'ada@gmial.com', emailMeant: 'ada@gmail.com' };
  expect(await send(meant)).toMatchObject(thanked);
  expect(intake.save.mock.calls.map(([{ fields }]) => fields['email'])).toEqual([
    'ada@gmial.com',
    'ada@gmail.com',
  ]);
});

it.each<Intake>([{ kind: 'unavailable' }, { kind: 'too-many', retryAfterSeconds: 9 }])(
  'asks to try again when the address cannot be saved: $kind',
  async (intake) => {
    const form = formOf({ tool: 'tips', email: 'ada@mail.example' });
    const { tips } = await answerTools(form, intakeThat(intake), bank);
    expect(tips).toMatchObject({ ...intake, values: { email: 'ada@mail.example' } });
  },
);
