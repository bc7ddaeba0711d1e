import type { UnsentForm } from '#app/ui/form/keep-for-later.ts';

/** How a form stands that could not be sent at once. */
export type WaitingState =
  | { readonly kind: 'waiting' }
  /** Kept by the server; stays until the visitor has been told. */
  | { readonly kind: 'sent'; readonly reference: string }
  /** The server asks for a change, which only the visitor can make. */
  | { readonly kind: 'refused' };

/** A form on the device. Once it is sent, nothing of what was typed remains. */
export interface WaitingForm extends UnsentForm {
  readonly keptAtMs: number;
  readonly state: WaitingState;
}

/** Nothing that was typed stays on a device for longer. */
export const longestWaitMs = 14 * 24 * 60 * 60 * 1000;

/** By which Background Sync wakes the service worker. */
export const syncTag = 'waiting-forms';
