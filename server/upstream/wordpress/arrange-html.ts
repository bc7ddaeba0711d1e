import { DomUtils, parseDocument } from 'htmlparser2';
import type { PostSection } from '#app/features/news/news.ports.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { escapeXml } from '#server/xml.ts';

interface Arranged {
  readonly html: string;
  readonly sections: readonly PostSection[];
}

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Entities pass through untouched: the sanitiser has escaped what must be. */
const asWritten = { decodeEntities: false, encodeEntities: false, selfClosingTags: true } as const;
const notice = '<span class="visually-hidden"> (opens in a new tab)</span>';

/** Fits sanitised HTML into a page: heading levels and anchors, scrolling tables, marked links. */
export function arrangeHtml(clean: string): Arranged {
  const document = parseDocument(clean, asWritten);
  dropEmptyParagraphs(document);
  const sections = shiftHeadings(document);
  for (const link of elementsOf(document, /^a$/)) {
    if (link.attribs['target'] === '_blank') DomUtils.appendChild(link, elementFrom(notice));
  }
  frameTables(document);
  return { html: DomUtils.getInnerHTML(document, asWritten).trim(), sections };
}

function elementsOf(document: Document, name: RegExp): Element[] {
  return DomUtils.getElementsByTagName((tag) => name.test(tag), document);
}

function elementFrom(html: string): Element {
  const [element] = parseDocument(html, asWritten).children;
  if (!element || !('attribs' in element)) throw new Error(`not an element: ${html}`);
  return element;
}

function dropEmptyParagraphs(document: Document): void {
  // Inner elements first, so that their emptied parents go too.
  for (const paragraph of elementsOf(document, /^(p|div)$/).toReversed()) {
    const isEmpty = paragraph.children.every((child) =>
      'attribs' in child ? child.name === 'br' : titleOf([child]) === '',
    );
    if (isEmpty) DomUtils.removeElement(paragraph);
  }
}

function shiftHeadings(document: Document): PostSection[] {
  const headings = elementsOf(document, /^h[1-6]$/);
  const levelOf = ({ name }: Element) => Number(name.slice(1));
  const shift = 2 - Math.min(...headings.map(levelOf));
  const sections: PostSection[] = [];
  const taken = new Map<string, number>();
  for (const heading of headings) {
    const title = titleOf(heading.children);
    if (title === '') {
      for (const child of heading.children.slice()) DomUtils.prepend(heading, child);
      DomUtils.removeElement(heading);
      continue;
    }
    const level = Math.min(6, levelOf(heading) + shift);
    const id = anchorFor(title, taken);
    if (level === 2) sections.push({ id, title });
    heading.name = `h${level}`;
    heading.attribs = { id, ...heading.attribs };
  }
  return sections;
}

function titleOf(nodes: readonly Document['children'][number][]): string {
  return plainText(nodes.map((node) => DomUtils.getOuterHTML(node, asWritten)).join(''));
}

function anchorFor(title: string, taken: Map<string, number>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['part'];
  const plain = words.join('-');
  const count = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, count);
  // Prefixed: an id such as "main" or "title" would clash with the page's.
  return count === 1 ? `part-${plain}` : `part-${plain}-${count}`;
}

/** Puts each table into a named region that scrolls by itself and that the keyboard can reach. */
function frameTables(document: Document): void {
  let title = '';
  let count = 0;
  for (const element of elementsOf(document, /^(h[2-6]|table)$/)) {
    if (element.name !== 'table') {
      title = titleOf(element.children);
      continue;
    }
    count += 1;
    const label = escapeXml(title === '' ? `Table ${count}` : `Table ${count}: ${title}`);
    const region = elementFrom(`<div role="region" aria-label="${label}" tabindex="0"></div>`);
    DomUtils.replaceElement(element, region);
    DomUtils.appendChild(region, element);
  }
}
