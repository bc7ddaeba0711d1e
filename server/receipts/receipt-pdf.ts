import { serviceNames } from '#app/features/buying/enrolment/payment/payment-words.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import { buyerWords } from '#app/features/buying/quote/form/quote-choices.ts';
import { formatDay } from '#app/kernel/days.ts';
import { formatMoney } from '#app/kernel/money.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import type { Receipt } from '#server/enrolment/find-receipt.ts';
import { createPdfWriter } from '#server/quotes/pdf-writer.ts';

interface ReceiptPdfOptions {
  readonly receipt: Receipt;
  readonly catalogue: PlanCatalogue;
  readonly identity: Identity;
}

/** Writes the receipt of one payment as a PDF, with no personal data. */
export function writeReceiptPdf({
  receipt,
  catalogue,
  identity,
}: ReceiptPdfOptions): Promise<Buffer> {
  const { reference, number, payments, amount, dueDay, paidAtMs } = receipt;
  const paidAt = new Date(paidAtMs);
  const paidOn = formatDay(paidAt.toISOString());
  const title = `Receipt ${reference}-${number}`;
  const pdf = createPdfWriter({ title, identity, createdAt: paidAt });
  pdf.price(formatMoney(amount), `received on ${paidOn}`);
  pdf.heading('What it is for');
  pdf.line('Order', reference);
  for (const [label, value] of planLines(receipt, catalogue)) pdf.line(label, value);
  if (payments > 1) pdf.line('Payment', `${number} of ${payments}`);
  pdf.line('Due on', formatDay(dueDay));
  pdf.heading('How it was paid');
  pdf.line('Paid by', providerWords(receipt.provider));
  pdf.line('Their reference', receipt.providerReference);
  pdf.line('Received', formatMoney(amount), { isStrong: true });
  const { phones, email } = identity;
  pdf.heading('Questions');
  pdf.text(`Call ${phones.international} or email ${email}, and quote ${reference}.`);
  return pdf.finish();
}

function planLines({ request }: Receipt, { tiers }: PlanCatalogue): [string, string][] {
  const { tier, buyer } = request;
  if (!tier) return [];
  return [
    ['Plan', tiers[tier].name],
    ['Cover for', buyerWords[buyer]],
  ];
}

function providerWords(provider: string): string {
  return provider === 'paystack' || provider === 'paypal'
    ? serviceNames[provider]
    : 'Bank transfer';
}
