import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import { offerCover, withSpouses } from '#app/features/buying/plans/offer/offer-cover.ts';
import { valueFor, valueWords } from '#app/features/buying/plans/compare/plan-rows.ts';
import { benefitRows, waitNote } from '#app/features/buying/plans/compare/plan-table-data.ts';
import { quoteQuery } from '#app/features/buying/party/party-codec.ts';
import { findSeniorNote, paymentText, sumLines } from '#app/features/buying/prices/price-words.ts';
import type { Quote } from '#app/features/buying/party/price-party.ts';
import { dayInLagos, formatDay, plusDays } from '#app/kernel/days.ts';
import { formatMoney } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { perPayment } from '#app/features/buying/prices/price-list.ts';
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts';

interface QuotePdfOptions {
  readonly quote: Quote;
  readonly catalogue: PlanCatalogue;
  readonly identity: Identity;
  readonly siteUrl: string;
  readonly edition: Edition;
  /** Makes it a group's offer. */
  readonly offer?: Offer | undefined;
  /** Dates the document, and starts the days it is valid for. */
  readonly now: Date;
}

interface Offer {
  /** How many of the adults are husbands and wives of staff. */
  readonly spouses: number;
  /** For the same people on the plan beside it. */
  readonly second: Quote | undefined;
}

/** Writes a quote or a group's offer as a PDF, with no personal data. */
export async function writeQuotePdf(options: QuotePdfOptions): Promise<Buffer> {
  const { quote, identity, now, offer } = options;
  const quotes = [quote, ...(offer?.second ? [offer.second] : [])];
  const names = quotes.map((one) => tierName(one, options));
  const kind = offer ? 'Offer' : 'Estimate';
  const title = `${kind} for the ${names.join(' or ')} plan`;
  const pdf = createPdfWriter({ title, identity, createdAt: now });
  for (const one of quotes) {
    const period = offer?.second ? `a year for ${tierName(one, options)}` : periodWords(options);
    pdf.price(formatMoney(one.payment.each), period);
  }
  const cover = offer && offerCover(quote.request.party, offer.spouses);
  if (cover) pdf.text(`For ${cover.covered}. Not in this price: ${cover.left}.`);
  pdf.text(validityWords(options));
  for (const one of quotes) writeSum(pdf, one, options);
  writeCover(pdf, quotes, options);
  writeFoot(pdf, options);
  return pdf.finish();
}

function tierName({ request }: Quote, { catalogue }: QuotePdfOptions): string {
  return catalogue.tiers[request.tier].name;
}

function periodWords({ quote, catalogue }: QuotePdfOptions): string {
  const period = perPayment[quote.payment.id];
  if (!quote.eachAdult) return period;
  const { fromAge, toAge } = catalogue.prices.ages.adult;
  const each = `${formatMoney(quote.eachAdult)} a year for each adult aged ${fromAge} to ${toAge}`;
  return `${period} (${each})`;
}

function validityWords({ catalogue, now }: QuotePdfOptions): string {
  const { isSample, quoteValidDays } = catalogue.prices;
  const today = dayInLagos(now.getTime());
  const until = plusDays(today, quoteValidDays);
  const kind = isSample ? 'Sample price. ' : '';
  return `${kind}We’ll confirm the price in writing. Made on ${formatDay(today)}, valid until ${formatDay(until)}.`;
}

function writeSum(pdf: PdfWriter, quote: Quote, options: QuotePdfOptions): void {
  const { catalogue, offer } = options;
  const { prices } = catalogue;
  const of = offer?.second ? ` of ${tierName(quote, options)}` : '';
  pdf.heading(`How we worked out the price${of}`);
  const shown = withSpouses(quote, offer?.spouses ?? 0, prices);
  for (const { label, amount, isTotal = false } of sumLines(shown, prices)) {
    pdf.line(label, formatMoney(amount), { isStrong: isTotal });
  }
  for (const plan of quote.paymentPlans.slice(1)) {
    const label = `Or ${paymentText(plan)}, ${plan.payments} payments a year`;
    pdf.line(label, formatMoney(plan.yearTotal));
  }
  const seniorNote = findSeniorNote(quote, prices);
  if (seniorNote !== undefined) pdf.text(seniorNote, { isSmall: true });
}

function writeCover(pdf: PdfWriter, quotes: readonly Quote[], options: QuotePdfOptions): void {
  const { quote, catalogue, edition } = options;
  const inNaira = edition === 'NG' ? '' : ' (in naira, as hospitals bill)';
  const names = quotes.map((one) => tierName(one, options));
  pdf.heading(
    `What ${names.join(' and ')} ${names.length > 1 ? 'include' : 'includes'}, for each person and year${inNaira}`,
  );
  if (names.length > 1) pdf.line('', names, { isStrong: true });
  for (const { rows } of benefitRows(catalogue)) {
    for (const row of rows) {
      pdf.line(
        row.name,
        quotes.map(({ request }) => valueWords(valueFor(row, request.tier))),
      );
    }
  }
  pdf.heading('What no plan pays for, and how long new members wait');
  const waits = waitNote(catalogue.cover[edition], 'people' in quote.request.party);
  pdf.text(`${catalogue.cover.NG.exclusions.join('; ')}. ${waits}`);
}

function writeFoot(pdf: PdfWriter, { quote, identity, siteUrl, edition }: QuotePdfOptions): void {
  const { phones, email } = identity;
  pdf.heading('What to do next');
  const address = `${siteUrl}/insurance-calculator?${quoteQuery(quote.request)}`;
  pdf.text('Open this quote again on our site', { link: address });
  const ways =
    edition === 'NG'
      ? `${phones.contact} (from abroad ${phones.international})`
      : phones.international;
  pdf.text(`Call ${ways} or email ${email}.`);
}
