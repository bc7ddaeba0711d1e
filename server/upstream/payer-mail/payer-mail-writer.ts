import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import type { MailTexts } from '#server/content/mails/mail-texts.ts';
import type { OrderRows } from '#server/enrolment/ledger.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { MailOptions } from '../send-mail.ts';

export interface PayerMail extends MailOptions {
  readonly siteUrl: string;
  readonly catalogue: Pick<PlanCatalogue, 'prices' | 'tiers'>;
  readonly now?: () => number;
}

/** Writes a mail about an order; nothing when there is no reason for it any more. */
export type PayerMailWriter = (
  rows: OrderRows,
  claimed: ClaimedDelivery,
  options: PayerMail & { readonly nowMs: number },
) => Promise<ReturnType<MailTexts['write']> | undefined>;
