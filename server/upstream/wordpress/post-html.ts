import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import type { PageSection } from '#app/ui/page-contents/page-contents.tsx';
import { plainText } from '#app/kernel/plain-text.ts';
import { escapeXml } from '#server/xml.ts';
import { imageTag, type HtmlContext } from './post-picture.ts';
import { embedLink, findHref } from './post-links.ts';

const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p div br hr blockquote cite q ul ol li dl dt dd pre code kbd samp var abbr',
  'time strong b em i s del ins sub sup small mark bdi bdo a figure figcaption img details summary',
  'table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

const dropped = [
  'script style textarea option select datalist button noscript template title svg math xmp',
  'noembed noframes plaintext head',
].flatMap((names) => names.split(' '));

const wholeNumber = /^\d{1,4}$/;
const numbered = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

/** Sanitises HTML from WordPress by the lists above. Slow, so done once per fetch. */
export function cleanPostHtml(dirty: string, context: HtmlContext) {
  const clean = sanitizeHtml(dirty, {
    allowedTags,
    nonTextTags: dropped,
    allowedAttributes: {
      '*': ['dir', 'lang'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      abbr: ['title'],
      time: ['datetime'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 100,
    transformTags: transforms(context),
    // Here a picture that became a link still has its original tag.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'] && !attribs['href'],
  });
  return arrangeHtml(clean);
}

function transforms(context: HtmlContext): Record<string, sanitizeHtml.Transformer> {
  const embed: sanitizeHtml.Transformer = (_tag, attribs) => embedLink(attribs, context);
  return {
    // Without a usable address, only the text of a link is kept.
    a: (tagName, attribs) => ({ tagName, attribs: findHref(attribs['href'], context) ?? {} }),
    img: (_tag, attribs) => imageTag(attribs, context),
    iframe: embed,
    embed,
    object: embed,
    video: embed,
    audio: embed,
    '*': (tagName, attribs) => ({ tagName, attribs: plainAttributes(attribs) }),
  };
}

function plainAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'dir') return /^(ltr|rtl|auto)$/.test(value);
      if (name === 'lang') return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
      if (name === 'scope') return /^(col|row|colgroup|rowgroup)$/.test(value);
      return !numbered.has(name) || wholeNumber.test(value);
    }),
  );
}

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Entities pass through untouched: the sanitiser has escaped what must be. */
const asWritten = { decodeEntities: false, encodeEntities: false, selfClosingTags: true } as const;
const notice = '<span class="visually-hidden"> (opens in a new tab)</span>';

/** Fits sanitised HTML into a page: heading levels and anchors, scrolling tables, marked links. */
function arrangeHtml(clean: string) {
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

function shiftHeadings(document: Document): PageSection[] {
  const headings = elementsOf(document, /^h[1-6]$/);
  const levelOf = ({ name }: Element) => Number(name.slice(1));
  const shift = 2 - Math.min(...headings.map(levelOf));
  const sections: PageSection[] = [];
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
