import * as v from 'valibot';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { saveLead } from '#app/leads/save-lead.server.ts';
import type { OrderPayments } from './order-payments.ports.ts';

const form: LeadForm = { kind: 'order-email', schema: v.object({ email: emailAddress }) };

interface Sent {
  readonly data: FormData;
  readonly payments: OrderPayments;
  /** Of the order's link. */
  readonly token: string;
  readonly page: string;
}

/**
 * Puts the email address of an order right, by the rules of every form with an address.
 * @returns the answer; once it is saved, with the path of the order's new link if it has one
 */
export async function correctAddress({ data, payments, token, page }: Sent) {
  let path: string | undefined;
  const answer = await saveLead({
    form,
    data,
    page,
    intake: {
      // The order takes the address, and its server saves what is to be told of it.
      async save({ fields }) {
        const corrected = await payments.correctEmail(token, fields['email'] ?? '');
        if (corrected.kind === 'too-many') return corrected;
        if (corrected.kind === 'corrected') ({ path } = corrected);
        return { kind: 'saved', id: '', reference: '' };
      },
    },
  });
  return { answer, path } satisfies {
    readonly answer: FormAnswer;
    readonly path: string | undefined;
  };
}
