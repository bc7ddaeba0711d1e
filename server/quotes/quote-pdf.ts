import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import {
  coveredText,
  notCoveredText,
  textFor,
} from '#app/features/buying/plans/compare/plan-rows.ts';
import { benefitRows } from '#app/features/buying/plans/compare/plan-table-data.ts';
import { waitNote } from '#app/features/buying/plans/compare/wait-words.ts';
import { quoteQuery } from '#app/features/buying/party/party-codec.ts';
import { findSeniorNote, paymentText, sumLines } from '#app/features/buying/prices/price-words.ts';
import type { Quote } from '#app/features/buying/party/party.ts';
import { formatDay } from '#app/kernel/days.ts';
import { formatMoney } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { perPayment } from '#app/features/buying/prices/price-list.ts';
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts';

interface QuotePdfOptions {
  readonly quote: Quote;
  readonly catalogue: PlanCatalogue;
  readonly identity: Identity;
  readonly siteUrl: string;
  readonly edition: Edition;
  /** The end of the id of the lead that asked for it. */
  readonly reference?: string | undefined;
  /** Dates the document, and starts the days it is valid for. */
  readonly now: Date;
}

/** Writes a quote as a PDF, with no personal data. */
export async function writeQuotePdf(options: QuotePdfOptions): Promise<Buffer> {
  const { quote, catalogue, identity, now, reference } = options;
  const { name } = catalogue.tiers[quote.request.tier];
  const kind = reference === undefined ? 'Estimate' : `Offer ${reference}`;
  const title = `${kind} for the ${name} plan`;
  const pdf = createPdfWriter({ title, identity, createdAt: now });
  pdf.price(formatMoney(quote.payment.each), periodWords(options));
  pdf.text(validityWords(options));
  writeSum(pdf, options);
  writeCover(pdf, options);
  writeFoot(pdf, options);
  return pdf.finish();
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
  const until = new Date(now.getTime() + quoteValidDays * 24 * 60 * 60 * 1000);
  const kind = isSample ? 'Sample price. ' : '';
  return `${kind}We’ll confirm the price in writing. Made on ${dayOf(now)}, valid until ${dayOf(until)}.`;
}

function dayOf(date: Date): string {
  return formatDay(date.toISOString().slice(0, 10));
}

function writeSum(pdf: PdfWriter, { quote, catalogue }: QuotePdfOptions): void {
  pdf.heading('How we worked out the price');
  for (const { label, amount, isTotal = false } of sumLines(quote, catalogue.prices)) {
    pdf.line(label, formatMoney(amount), { isStrong: isTotal });
  }
  for (const plan of quote.paymentPlans.slice(1)) {
    const label = `Or ${paymentText(plan)}, ${plan.payments} payments a year`;
    pdf.line(label, formatMoney(plan.yearTotal));
  }
  const seniorNote = findSeniorNote(quote, catalogue.prices);
  if (seniorNote !== undefined) pdf.text(seniorNote, { isSmall: true });
}

function writeCover(pdf: PdfWriter, { quote, catalogue, edition }: QuotePdfOptions): void {
  const { tier } = quote.request;
  const inNaira = edition === 'NG' ? '' : ' (in naira, as hospitals bill)';
  pdf.heading(`What ${catalogue.tiers[tier].name} includes, for each person and year${inNaira}`);
  for (const { rows } of benefitRows(catalogue)) {
    for (const { name, texts } of rows) pdf.line(name, valueWords(textFor(texts, tier)));
  }
  pdf.heading('What no plan pays for, and how long new members wait');
  const waits = waitNote(catalogue.cover[edition], 'people' in quote.request.party);
  pdf.text(`${catalogue.cover.NG.exclusions.join('; ')}. ${waits}`);
}

function valueWords(text: string): string {
  if (text === notCoveredText) return 'Not covered';
  const [value = '', below] = text.split('\n');
  const words = value === coveredText ? 'Covered' : value;
  return below === undefined ? words : `${words}, ${below}`;
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
