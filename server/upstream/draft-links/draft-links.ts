import { deviceAddress } from '#app/features/buying/enrolment/device/device-view.ts';
import type { DraftLinks } from '#app/features/buying/enrolment/device/draft-links.ports.ts';
import {
  draftHours,
  type OrderDrafts,
} from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import type { Log } from '#server/log.ts';
import { createMailer, type MailOptions } from '../send-mail.ts';

interface DraftLinksOptions extends Pick<MailOptions, 'smtpUrl' | 'sender' | 'texts'> {
  readonly drafts: OrderDrafts;
  readonly siteUrl: string;
  /** Counts the links to each address, within `linkLimit`; `spend` returns seconds to wait. */
  readonly requests: { spend(address: string, cost: number): number | undefined };
  readonly log: Log;
}

/** Anyone can type anyone's address. */
export const linkLimit = { most: 3, windowMs: 60 * 60 * 1000 } as const;

/**
 * Mails links to orders that are being filled in. A link holds the key of a copy of its own, so
 * the store has only its hash, and a copy that nobody takes is purged like any other.
 * @returns the port for one request
 */
export function createDraftLinks(options: DraftLinksOptions) {
  const { texts, drafts, siteUrl, requests, log } = options;
  const sendMail = createMailer(options);
  /** @param retryAfterSeconds set when this sender is rate limited */
  return (retryAfterSeconds: number | undefined): DraftLinks => ({
    async send({ email, edition, plan, fields }) {
      const address = email.toLowerCase();
      const seconds = retryAfterSeconds ?? requests.spend(address, 1);
      if (seconds !== undefined) return { kind: 'too-many', retryAfterSeconds: seconds };
      const key = await drafts.save(undefined, plan.id, fields);
      const text = texts.write('orderLink', edition, {
        plan: plan.name,
        linkUrl: siteUrl + deviceAddress(plan.id, key),
        linkHours: String(draftHours),
      });
      const outcome = await sendMail(email, text);
      if (outcome.kind === 'done') return { kind: 'sent' };
      log.warn({ reason: outcome.reason }, 'link to an order not mailed');
      // A mail server that is down must not use up the requests.
      requests.spend(address, -1);
      return { kind: 'unavailable' };
    },
  });
}
