import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.ports.ts';
import { coveredText, notCoveredText, textFor } from '#app/features/buying/plans/plan-rows.ts';
import { benefitRows } from '#app/features/buying/plans/plan-table-data.ts';
import { quoteQuery } from '#app/features/buying/quote/quote-query.ts';
import { lineLabel, rateWords } from '#app/features/buying/quote/quote-words.ts';
import type { Quote } from '#app/features/buying/quote/quote.ts';
import { formatDay } from '#app/kernel/days/format-day.ts';
import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { perPayment } from '#app/features/buying/prices/per-payment.ts';
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts';

interface QuotePdfOptions {
  readonly quote: Quote;
  readonly catalogue: PlanCatalogue;
  readonly identity: Identity;
  readonly siteUrl: string;
  readonly edition: Edition;
  /** The day on the document; the quote is valid for some days from then. */
  readonly now: Date;
}

/** Writes a quote as a document to keep or to show around. Holds nothing about who asked. */
export async function writeQuotePdf(options: QuotePdfOptions): Promise<Buffer> {
  const { quote, catalogue, identity, now } = options;
  const { name } = catalogue.tiers[quote.request.tier];
  const title = `Estimate for the ${name} plan`;
  const pdf = createPdfWriter({ title, author: identity.name, createdAt: now });
  pdf.banner(identity.name, identity.tagline);
  pdf.title(title);
  pdf.price(formatMoney(quote.payment.each), perPayment[quote.payment.id]);
  pdf.text(validityWords(options));
  writeSum(pdf, options);
  writeCover(pdf, options);
  writeFoot(pdf, options);
  return pdf.finish();
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
  for (const line of quote.lines) {
    pdf.line(lineLabel(line, catalogue.prices), formatMoney(line.amount));
  }
  if (quote.rate) {
    pdf.line('Subtotal in naira', formatMoney(quote.yearlyNaira));
    pdf.line(
      `At ${rateWords(quote)} (${formatDay(quote.rate.day)}), rounded to whole units`,
      formatMoney(quote.yearly),
    );
  }
  pdf.line('Total for one year', formatMoney(quote.yearly), { isStrong: true });
  for (const { id, payments, each, yearTotal } of quote.paymentPlans.slice(1)) {
    const words = `Or ${formatMoney(each)} ${perPayment[id]}, ${payments} payments a year`;
    pdf.line(words, formatMoney(yearTotal));
  }
}

function writeCover(pdf: PdfWriter, { quote, catalogue, edition }: QuotePdfOptions): void {
  const { tier } = quote.request;
  const inNaira = edition === 'NG' ? '' : ' (in naira, as hospitals bill)';
  pdf.heading(`What ${catalogue.tiers[tier].name} includes, for each person and year${inNaira}`);
  for (const { rows } of benefitRows(catalogue)) {
    for (const { name, texts } of rows) pdf.line(name, valueWords(textFor(texts, tier)));
  }
  pdf.heading('What no plan pays for');
  pdf.text(`${catalogue.cover.NG.exclusions.join('; ')}.`);
}

function valueWords(text: string): string {
  if (text === notCoveredText) return 'Not covered';
  const [value = '', below] = text.split('\n');
  const words = value === coveredText ? 'Covered' : value;
  return below === undefined ? words : `${words}, ${below}`;
}

function writeFoot(pdf: PdfWriter, { quote, identity, siteUrl, edition }: QuotePdfOptions): void {
  const { phones, email, headOffice, legalName } = identity;
  pdf.heading('What to do next');
  const address = `${siteUrl}/insurance-calculator?${quoteQuery(quote.request)}`;
  pdf.text('Open this quote again on our site', { link: address });
  const ways =
    edition === 'NG'
      ? `${phones.contact} (from abroad ${phones.international})`
      : phones.international;
  pdf.text(`Call ${ways} or write to ${email}.`);
  pdf.text(`${legalName}, ${headOffice.street}, ${headOffice.city}, ${headOffice.country}`, {
    isSmall: true,
  });
}
