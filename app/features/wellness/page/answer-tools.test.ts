import { expect, it, vi } from 'vitest';
import { formFields } from '#app/kernel/form-data/form-fields.ts';
import type { Intake, LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { answerTools } from './answer-tools.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function intakeThat(intake: Intake) {
  return { keep: vi.fn<LeadIntake['keep']>(() => Promise.resolve(intake)) };
}

const kept = { kind: 'kept', id: 'a', reference: 'AB12', isNew: true } as const;

it('works out BMI and gives back what was typed', async () => {
  const intake = intakeThat(kept);
  const values = { tool: 'bmi', height: '168', weight: '74', age: '41' };
  const { bmi } = await answerTools(formOf(values), intake);
  expect(bmi?.values).toMatchObject({ height: '168', weight: '74', age: '41' });
  expect(bmi?.outcome).toMatchObject({ kind: 'result', isAdult: true });
  expect(intake.keep).not.toHaveBeenCalled();
});

it('checks symptoms and keeps none of them', async () => {
  const intake = intakeThat(kept);
  const answer = await answerTools(formOf({ tool: 'symptoms', nausea: 'on' }), intake);
  expect(answer).toEqual({
    symptoms: { kind: 'result', finding: 'non-urgent', selection: ['nausea'] },
  });
  expect(intake.keep).not.toHaveBeenCalled();
});

it('answers nothing to a form it does not know', async () => {
  expect(await answerTools(formOf({ tool: 'horoscope' }), intakeThat(kept))).toEqual({});
  expect(await answerTools(new FormData(), intakeThat(kept))).toEqual({});
});

it('keeps an email address, and nothing that was typed into a tool', async () => {
  const intake = intakeThat(kept);
  const fields = { tool: 'tips', email: ' ada@mail.example ', height: '168', fever: 'on' };
  const { tips } = await answerTools(formOf(fields), intake);
  expect(tips).toEqual({ outcome: 'sent', email: 'ada@mail.example' });
  expect(intake.keep.mock.calls).toEqual([
    [
      {
        kind: 'tips',
        fields: { email: 'ada@mail.example', source: 'wellness' },
        consentVersion: undefined,
        submissionKey: undefined,
        page: '/wellness',
      },
    ],
  ]);
});

it('thanks a program that fills in every field, and keeps nothing', async () => {
  const intake = intakeThat(kept);
  const fields = { tool: 'tips', email: 'bot@mail.example', [formFields.trap]: 'x' };
  const { tips } = await answerTools(formOf(fields), intake);
  expect(tips?.outcome).toBe('sent');
  expect(intake.keep).not.toHaveBeenCalled();
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ada', 'failed'],
  [`${'a'.repeat(250)}@mail.example`, 'failed'],
])('asks again for the address "%s"', async (email, outcome) => {
  const intake = intakeThat(kept);
  const { tips } = await answerTools(formOf({ tool: 'tips', email }), intake);
  expect(tips?.outcome).toBe(outcome);
  expect(intake.keep).not.toHaveBeenCalled();
});

it.each<Intake>([{ kind: 'unavailable' }, { kind: 'too-many', retryAfterSeconds: 9 }])(
  'asks to try again when the address cannot be kept: $kind',
  async (intake) => {
    const form = formOf({ tool: 'tips', email: 'ada@mail.example' });
    const { tips } = await answerTools(form, intakeThat(intake));
    expect(tips).toEqual({ outcome: 'failed', email: 'ada@mail.example' });
  },
);
