import * as v from 'valibot';
import type { FormAnswer, SaveFailure } from '#app/kernel/form-answer.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { saveLead } from '#app/leads/save-lead.server.ts';

const form: LeadForm = { kind: 'order-email', schema: v.object({ email: emailAddress }) };

/**
 * Answers a form that asks for an email address alone, by the rules of every form with one. Keeps nothing.
 * @param use does what the address is for; returns why it could not, or undefined
 */
export function answerAddress(
  data: FormData,
  use: (email: string) => Promise<SaveFailure | undefined>,
): Promise<FormAnswer> {
  return saveLead({
    form,
    data,
    page: '',
    intake: {
      save: async ({ fields }) =>
        (await use(fields['email'] ?? '')) ?? { kind: 'saved', id: '', reference: '' },
    },
  });
}
