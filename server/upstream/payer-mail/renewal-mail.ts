import { renewalOffer } from '#app/features/buying/enrolment/renewal.ts';
import { dayInLagos, formatDay } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { requestOf } from '#server/enrolment/order-rows.ts';
import { findRenewal } from '#server/enrolment/renewals/find-renewal.ts';
import type { PayerMailWriter } from './payer-mail-writer.ts';

/** Offers the next year for the same people, at the prices of the day on which it is sent. */
export const renewalMail: PayerMailWriter = async (rows, { edition }, options) => {
  const { store, texts, siteUrl, catalogue, nowMs } = options;
  const { enrolment } = rows;
  const renewal = await findRenewal(store.tables, rows, dayInLagos(nowMs));
  const { prices, tiers } = catalogue;
  const offer = renewal && renewalOffer(requestOf(enrolment), renewal, prices);
  if (!offer) return undefined;
  const { path, price, startDay, tier } = offer;
  return texts.write('renewal', edition, {
    endDay: formatDay(startDay),
    plan: tiers[tier].name,
    price,
    renewUrl: `${siteUrl}${path}`,
    reference: referenceOf(enrolment.id),
  });
};
