import type { FieldValues, SaveFailure } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';

export interface DraftLink {
  readonly email: string;
  readonly edition: Edition;
  readonly plan: { readonly id: string; readonly name: string };
  readonly fields: FieldValues;
}

/** Takes orders to another device; implemented by the server. */
export interface DraftLinks {
  /** Mails a link to a copy of an order, which works once. The address is not kept. */
  send(link: DraftLink): Promise<{ readonly kind: 'sent' } | SaveFailure>;
}
