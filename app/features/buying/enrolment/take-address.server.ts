import * as v from 'valibot';
import type { FormAnswer, SaveFailure } from '#app/kernel/form-answer.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { saveLead } from '#app/leads/save-lead.server.ts';

const form: LeadForm = { kind: 'order-email', schema: v.object({ email: emailAddress }) };

/**
 * Takes an email address by the rules of every form with one, and keeps nothing itself.
 * @param take what is done with the address; returns why it was not, or undefined
 */
export function takeAddress(
  data: FormData,
  take: (email: string) => Promise<SaveFailure | undefined>,
): Promise<FormAnswer> {
  return saveLead({
    form,
    data,
    page: '',
    intake: {
      save: async ({ fields }) =>
        (await take(fields['email'] ?? '')) ?? { kind: 'saved', id: '', reference: '' },
    },
  });
}
