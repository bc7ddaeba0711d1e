import type { FieldValues } from '#app/kernel/form-answer.ts';

/** From the last step that was sent. */
export const draftHours = 24;

/** Sent for the addresses of the checkout alone. */
export const draftCookieName = 'order';

/** An order of one plan, as one visitor left it. */
export type KeptDraft =
  | { readonly kind: 'open'; readonly fields: FieldValues }
  /** Nothing of it is kept but where it is paid. */
  | { readonly kind: 'sent'; readonly path: string };

/**
 * Keeps orders between their steps, under an unguessable key in the visitor's cookie: one for each
 * plan, the last one saved. Implemented by the server. All throw OrdersUnavailableError.
 */
export interface OrderDrafts {
  /** Tells whether anything is kept under a key. */
  isKnown(key: string | undefined): Promise<boolean>;
  /** Finds what is kept; undefined for a key that is unknown or too old. */
  find(key: string | undefined, plan: string): Promise<KeptDraft | undefined>;
  /** Saves an order. @returns its key, a new one where the given one is unknown or too old */
  save(key: string | undefined, plan: string, fields: FieldValues): Promise<string>;
  /** Deletes an order, and returns what was typed; undefined where there is none to take. */
  take(key: string, plan: string): Promise<FieldValues | undefined>;
  /** Deletes an order that was sent, and keeps the path of its payment. Never throws. */
  close(key: string | undefined, plan: string, path: string): Promise<void>;
}
