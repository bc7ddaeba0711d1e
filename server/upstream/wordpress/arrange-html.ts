import type { PostSection } from '#app/features/news/news.ports.ts';
import { plainText } from './plain-text.ts';

interface Arranged {
  readonly html: string;
  readonly sections: readonly PostSection[];
}

const emptyParagraph = /<(p|div)>(\s|&nbsp;|\u00a0|<br \/>)*<\/\1>/g;
const outsideLink = /(<a href="[^"]*" target="_blank"[^>]*>)([^]*?)<\/a>/g;
const notice = '<span class="visually-hidden"> (opens in a new tab)</span>';
const heading = /<h([1-6])((?: (?:dir|lang)="[^"]*")*)>([^]*?)<\/h\1>/g;
const headingOrTable = /<h[2-6][^>]*>([^]*?)<\/h[2-6]>|<table>|<\/table>/g;

/**
 * Fits clean HTML into a page: headings begin with the second level and have anchors, tables scroll
 * by themselves, links say when they open a tab. The text must come from the sanitiser, whose
 * output is regular: every tag closed, every attribute quoted, every stray sign escaped.
 */
export function arrangeHtml(clean: string): Arranged {
  const shifted = shiftHeadings(clean.replace(emptyParagraph, ''));
  const linked = shifted.html.replace(
    outsideLink,
    (_all, start: string, words: string) => `${start}${words}${notice}</a>`,
  );
  return { html: frameTables(linked).trim(), sections: shifted.sections };
}

/** Gives the highest heading of a text the second level, and those below it theirs. */
function shiftHeadings(html: string): Arranged {
  const levels = [...html.matchAll(heading)].map(([, level]) => Number(level));
  const shift = 2 - Math.min(...levels);
  const sections: PostSection[] = [];
  const taken = new Map<string, number>();
  const shifted = html.replace(
    heading,
    (_all, level: string, attributes: string, inner: string) => {
      const title = plainText(inner);
      if (title === '') return inner;
      const depth = Math.min(6, Number(level) + shift);
      const id = anchorFor(title, taken);
      if (depth === 2) sections.push({ id, title });
      return `<h${depth} id="${id}"${attributes}>${inner}</h${depth}>`;
    },
  );
  return { html: shifted, sections };
}

function anchorFor(title: string, taken: Map<string, number>): string {
  const plain =
    title
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'part';
  const count = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, count);
  // Never the bare word: an element called "main" or "title" would get in the page's own way.
  return count === 1 ? `part-${plain}` : `part-${plain}-${count}`;
}

/** Puts each table into a named region that scrolls by itself and that the keyboard can reach. */
function frameTables(html: string): string {
  let title = '';
  let count = 0;
  return html.replace(headingOrTable, (tag, inner: string | undefined) => {
    if (tag === '</table>') return '</table></div>';
    if (tag !== '<table>') {
      title = plainText(inner ?? '');
      return tag;
    }
    count += 1;
    const label = title === '' ? `Table ${count}` : `Table ${count}: ${title}`;
    return `<div role="region" aria-label="${escapeAttribute(label)}" tabindex="0"><table>`;
  });
}

function escapeAttribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
