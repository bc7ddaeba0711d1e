import { renewalOffer } from '#app/features/buying/enrolment/renewal.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import { dayInLagos, formatDay } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { findOrder, requestOf, rowsOf } from '#server/enrolment/order-rows.ts';
import { findRenewal } from '#server/enrolment/renewals/find-renewal.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { MailOptions } from '../send-mail.ts';

interface RenewalMail extends Pick<MailOptions, 'store' | 'texts'> {
  readonly siteUrl: string;
  readonly catalogue: Pick<PlanCatalogue, 'prices' | 'tiers'>;
  readonly now?: () => number;
}

/** Offers the next year for the same people, at the prices of the day on which it is sent. */
export async function renewalMail({ fields, edition }: ClaimedDelivery, options: RenewalMail) {
  const { store, texts, siteUrl, catalogue, now = Date.now } = options;
  const { enrolmentLead: enrolmentId = '' } = fields;
  const order = await findOrder(store, enrolmentId);
  if (!order) return undefined;
  const renewal = await findRenewal(
    store.tables,
    await rowsOf(store.tables, order),
    dayInLagos(now()),
  );
  const { prices, tiers } = catalogue;
  const offer = renewal && renewalOffer(requestOf(order), renewal, prices);
  if (!offer) return undefined;
  const { path, price, startDay, tier } = offer;
  const facts = {
    endDay: formatDay(startDay),
    plan: tiers[tier].name,
    price,
    renewUrl: `${siteUrl}${path}`,
    reference: referenceOf(enrolmentId),
  };
  return { ...texts.write('renewal', edition, facts), enrolmentId };
}
