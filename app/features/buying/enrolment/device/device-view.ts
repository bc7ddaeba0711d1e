import type { FormAnswer } from '#app/kernel/form-answer.ts';
import type { PlanName } from '../checkout.server.ts';

export const devicePath = '/checkout/device';

/** Names in the address of the page. */
export const deviceNames = { plan: 'plan', link: 'link' } as const;

/** Returns the address of the page that opens an order from its link; without a link, that sends one. */
export function deviceAddress(planId: string, link?: string): string {
  const query = new URLSearchParams({ [deviceNames.plan]: planId });
  if (link !== undefined) query.set(deviceNames.link, link);
  return `${devicePath}?${query}`;
}

export type DeviceView =
  | {
      readonly kind: 'ask';
      readonly plan: PlanName;
      /** Why the link could not be sent; undefined before the form is sent. */
      readonly answer: Exclude<FormAnswer, { readonly kind: 'saved' }> | undefined;
    }
  | { readonly kind: 'sent'; readonly plan: PlanName; readonly email: string }
  /** Opened by its link, which is not used up before the visitor says so. */
  | { readonly kind: 'open'; readonly plan: PlanName; readonly link: string }
  /** No such order, or its link is used or too old. */
  | { readonly kind: 'gone'; readonly plan: PlanName | undefined };
