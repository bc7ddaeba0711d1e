import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Identity } from '#app/site/identity.schema.ts';
import { palette } from '#app/ui/tokens/palette.ts';
import boldFont from './fonts/noto-sans-bold.ttf?inline';
import regularFont from './fonts/noto-sans-regular.ttf?inline';

const colours = {
  ink: palette.ink,
  muted: palette['slate-700'],
  brand: palette['indigo-700'],
  line: palette['slate-200'],
} as const;

const margin = 46;
const bottomMargin = 22;
const pageWidth = 595.28;
const pageHeight = 841.89;
const roomBelowHeading = 70;
const roomForRow = 40;
const itemIndent = 12;
const columnGap = 6;
const textWidth = pageWidth - 2 * margin;

export type PdfWriter = ReturnType<typeof createPdfWriter>;

interface PdfFacts {
  readonly title: string;
  readonly identity: Identity;
  readonly createdAt: Date;
  /** Leaves room at the foot of each page for its number. */
  readonly isLong?: boolean;
}

/** Starts an A4 document of the insurer in the site's style, with its title. */
export function createPdfWriter({ title, identity, createdAt, isLong = false }: PdfFacts) {
  const bottom = isLong ? margin : bottomMargin;
  const { name, tagline, legalName, headOffice } = identity;
  const document = new PdfDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom, left: margin },
    bufferPages: isLong,
    lang: 'en-NG',
    info: { Title: title, Author: name, CreationDate: createdAt },
  });
  document.registerFont('regular', fontBytes(regularFont));
  document.registerFont('bold', fontBytes(boldFont));
  keepLettersWhole(document);
  const done = buffer(document);

  drawBanner(document, name, tagline);
  writeTitle(document, title, 17);
  return {
    price: (amount: string, period: string) => drawPrice(document, amount, period),
    heading(text: string): void {
      // Keeps a heading with its text.
      if (document.y > pageHeight - bottom - roomBelowHeading) document.addPage();
      document.moveDown(0.4);
      writeTitle(document, text, 12.5);
      document.moveDown(0.3);
    },
    text: (text: string, options?: TextOptions) => writeText(document, text, options),
    paragraph(text: string): void {
      writeText(document, text);
      document.moveDown(0.4);
    },
    /** Writes an item of a list. */
    item(text: string): void {
      writeText(document, '•');
      document.moveUp();
      writeText(document, text, { indent: itemIndent });
      document.moveDown(0.2);
    },
    /** Writes a label on the left and its value, or those of two things, on the right. */
    line: (label: string, values: string | readonly string[], options?: LineOptions) =>
      drawLine(document, label, [values].flat(), options),
    /** Ends it with the insurer's name in law and its address. */
    finish(): Promise<Buffer> {
      const { street, city, country } = headOffice;
      writeText(document, `${legalName}, ${street}, ${city}, ${country}`, { isSmall: true });
      if (isLong) numberPages(document);
      document.end();
      return done;
    },
  };
}

function writeTitle(document: PDFKit.PDFDocument, text: string, size: number): void {
  document.font('bold').fontSize(size).fillColor(colours.brand);
  document.text(text, margin, document.y, { width: textWidth });
}

interface TextOptions {
  readonly isSmall?: boolean;
  readonly link?: string;
  /** From the left margin, in points. */
  readonly indent?: number;
}

function writeText(
  document: PDFKit.PDFDocument,
  text: string,
  { isSmall = false, link, indent = 0 }: TextOptions = {},
): void {
  document
    .font('regular')
    .fontSize(isSmall ? 8 : 9.5)
    .fillColor(isSmall ? colours.muted : colours.ink)
    .text(text, margin + indent, document.y, {
      width: textWidth - indent,
      lineGap: 1.5,
      ...(link !== undefined && { link, underline: true }),
    });
}

function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    // Below the margin, where text would begin another page.
    document.page.margins.bottom = 0;
    document.font('regular').fontSize(8).fillColor(colours.muted);
    const words = `Page ${at + 1} of ${count}`;
    document.text(words, margin, pageHeight - 30, { width: textWidth, align: 'right' });
  }
}

function drawBanner(document: PDFKit.PDFDocument, name: string, tagline: string): void {
  document.rect(0, 0, pageWidth, 76).fill(palette['indigo-900']);
  document.font('bold').fontSize(20).fillColor(palette.white).text(name, margin, 18);
  document.font('regular').fontSize(9.5).fillColor(palette['indigo-150']).text(tagline, margin, 47);
  document.rect(0, 76, pageWidth, 5).fill(palette['danfo-400']);
  document.y = 98;
}

function drawPrice(document: PDFKit.PDFDocument, amount: string, period: string): void {
  const top = document.y + 4;
  document.font('bold').fontSize(28).fillColor(colours.brand);
  const amountWidth = document.widthOfString(amount);
  document.text(amount, margin, top);
  const bottom = document.y;
  document.font('regular').fontSize(12).fillColor(colours.ink);
  document.text(period, margin + amountWidth + 6, top + 18);
  document.y = bottom + 2;
}

interface LineOptions {
  readonly isStrong?: boolean;
}

/** Draws a rule below. */
function drawLine(
  document: PDFKit.PDFDocument,
  label: string,
  values: readonly string[],
  { isStrong = false }: LineOptions = {},
): void {
  const isPair = values.length > 1;
  // Two plans take more than a page, on which a row stays whole.
  if (isPair && document.y > pageHeight - bottomMargin - roomForRow) document.addPage();
  const { y } = document;
  document
    .font(isStrong ? 'bold' : 'regular')
    .fontSize(9.2)
    .fillColor(colours.ink);
  const width = textWidth * (isPair ? 0.32 : 0.5);
  const ends = values.map((value, at) => {
    const left = margin + textWidth - (values.length - at) * width + columnGap;
    document.text(value, left, y, { width: width - columnGap, align: 'right' });
    return document.y;
  });
  document.text(label, margin, y, { width: textWidth * (isPair ? 0.36 : 0.75) });
  document.y = Math.max(document.y, ...ends) + 1;
  document.moveTo(margin, document.y).lineTo(margin + textWidth, document.y);
  document.lineWidth(0.5).strokeColor(colours.line).stroke();
  document.y += 1.7;
}

/** Turns off glyph composition, which splits "i" so that copied text has stray dots. */
function keepLettersWhole(document: PDFKit.PDFDocument): void {
  const write = document.text.bind(document) as TextWriter;
  const features = { ccmp: false };
  document.text = ((text, x, y, options) =>
    write(text, x, y, { ...options, features })) as typeof document.text;
}

type TextWriter = (
  text: string,
  x?: number,
  y?: number,
  options?: Readonly<Record<string, unknown>>,
) => PDFKit.PDFDocument;

function fontBytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
