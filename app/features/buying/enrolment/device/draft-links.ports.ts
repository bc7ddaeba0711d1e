import type { FieldValues } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';

export interface DraftLink {
  readonly email: string;
  readonly edition: Edition;
  readonly plan: { readonly id: string; readonly name: string };
  readonly fields: FieldValues;
}

export type SentLink =
  | { readonly kind: 'sent' }
  /** From this network, or to this address. */
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/** Takes orders to another device; implemented by the server. */
export interface DraftLinks {
  /** Mails a link to a copy of an order, which works once. The address is not kept. */
  send(link: DraftLink): Promise<SentLink>;
}
