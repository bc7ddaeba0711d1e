import PdfDocument from 'pdfkit';
import boldFont from './fonts/noto-sans-bold.ttf?inline';
import regularFont from './fonts/noto-sans-regular.ttf?inline';

/** The site's colours that a printed page uses. */
const colours = { ink: '#161b33', muted: '#4a5272', brand: '#1f2f7a', line: '#d9dff0' } as const;

const margin = 46;
const bottomMargin = 22;
const pageWidth = 595.28;
const pageHeight = 841.89;
const roomBelowHeading = 70;
const textWidth = pageWidth - 2 * margin;

/** Something of a page, from top to bottom. */
export interface PdfWriter {
  banner(name: string, tagline: string): void;
  title(text: string): void;
  price(amount: string, period: string): void;
  heading(text: string): void;
  text(text: string, options?: { readonly isSmall?: boolean; readonly link?: string }): void;
  /** Words on the left, an amount or a value on the right, with a rule below. */
  line(label: string, value: string, options?: { readonly isStrong?: boolean }): void;
  /** Ends the document and gives its bytes. */
  finish(): Promise<Buffer>;
}

interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** Begins an A4 document in the site's look. */
export function createPdfWriter(facts: PdfFacts): PdfWriter {
  const document = new PdfDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: bottomMargin, left: margin },
    lang: 'en-NG',
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.createdAt },
  });
  document.registerFont('regular', fontBytes(regularFont));
  document.registerFont('bold', fontBytes(boldFont));
  keepLettersWhole(document);
  const done = collect(document);

  function write(text: string, font: 'regular' | 'bold', size: number, colour: string): void {
    document.font(font).fontSize(size).fillColor(colour).text(text, margin, document.y, {
      width: textWidth,
    });
  }

  return {
    banner: (name, tagline) => drawBanner(document, name, tagline),
    title: (text) => write(text, 'bold', 17, colours.brand),
    price: (amount, period) => drawPrice(document, amount, period),
    heading(text) {
      // A heading alone at the foot of a page leads nowhere.
      if (document.y > pageHeight - bottomMargin - roomBelowHeading) document.addPage();
      document.moveDown(0.6);
      write(text, 'bold', 12.5, colours.brand);
      document.moveDown(0.3);
    },
    text(text, { isSmall = false, link } = {}) {
      document
        .font('regular')
        .fontSize(isSmall ? 8 : 9.5)
        .fillColor(isSmall ? colours.muted : colours.ink)
        .text(text, margin, document.y, {
          width: textWidth,
          lineGap: 1.5,
          ...(link !== undefined && { link, underline: true }),
        });
    },
    line: (label, value, options) => drawLine(document, label, value, options),
    finish() {
      document.end();
      return done;
    },
  };
}

function drawBanner(document: PDFKit.PDFDocument, name: string, tagline: string): void {
  document.rect(0, 0, pageWidth, 76).fill('#141f4d');
  document.font('bold').fontSize(20).fillColor('#ffffff').text(name, margin, 18);
  document.font('regular').fontSize(9.5).fillColor('#dfe5fb').text(tagline, margin, 47);
  document.rect(0, 76, pageWidth, 5).fill('#ffbe2e');
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

function drawLine(
  document: PDFKit.PDFDocument,
  label: string,
  value: string,
  { isStrong = false }: { readonly isStrong?: boolean } = {},
): void {
  const { y } = document;
  document
    .font(isStrong ? 'bold' : 'regular')
    .fontSize(9.2)
    .fillColor(colours.ink);
  document.text(value, margin + textWidth * 0.5, y, { width: textWidth * 0.5, align: 'right' });
  const valueEnd = document.y;
  document.text(label, margin, y, { width: textWidth * 0.58 });
  document.y = Math.max(document.y, valueEnd) + 1;
  document.moveTo(margin, document.y).lineTo(margin + textWidth, document.y);
  document.lineWidth(0.5).strokeColor(colours.line).stroke();
  document.y += 1.7;
}

/**
 * Without this the font draws a dotted letter as a plain one and a dot, and the document's words,
 * copied or read aloud, then have a dot on every plain letter.
 */
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

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
