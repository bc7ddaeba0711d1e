import { parseDocument } from 'htmlparser2';
import type { Contract } from '#app/features/information/contract/contract.ports.ts';
import { formatDay } from '#app/kernel/days.ts';
import { plainTextOf } from '#app/kernel/plain-text.ts';
import type { Identity } from '#app/site/identity.schema.ts';
import { createPdfWriter, type PdfWriter } from '#server/quotes/pdf-writer.ts';

/** Writes the contract as a PDF, with the numbers that can be dialled from everywhere. */
export function writeContractPdf(contract: Contract, identity: Identity): Promise<Buffer> {
  const { version, validFrom, note, pages } = contract;
  const { title, html } = pages.DG;
  const createdAt = new Date(validFrom);
  const pdf = createPdfWriter({ title, identity, createdAt, isLong: true });
  pdf.text(`Version ${version}, from ${formatDay(validFrom)}. ${note}`);
  for (const node of parseDocument(html).children) writeBlock(pdf, node);
  return pdf.finish();
}

type Node = ReturnType<typeof parseDocument>['children'][number];

function writeBlock(pdf: PdfWriter, node: Node): void {
  if (!('attribs' in node)) return;
  if (/^h[2-6]$/.test(node.name)) pdf.heading(plainTextOf(node.children));
  else if (node.name === 'ul' || node.name === 'ol') {
    for (const item of node.children) if ('attribs' in item) pdf.item(plainTextOf([item]));
  } else pdf.paragraph(plainTextOf([node]));
}
