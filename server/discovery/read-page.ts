import { decodeEntities, plainText } from '#app/kernel/text/plain-text.ts';
import { readQuestions, type PageQuestion } from './read-questions.ts';

/** What a finished page says about itself. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Full address; undefined on pages that have none of their own. */
  readonly canonical: string | undefined;
  /** Whether search engines may list it. */
  readonly isIndexable: boolean;
}

/** What a finished page says to its readers. */
export interface PageBody {
  readonly heading: string;
  /** Its headings below the first. */
  readonly headings: readonly string[];
  readonly questions: readonly PageQuestion[];
  readonly text: string;
}

/** Reads the head of a page as the site renders it. */
export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const robots = attributeOf(head, /<meta name="robots" content="([^"]*)"/);
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: attributeOf(head, /<meta name="description" content="([^"]*)"/) ?? '',
    canonical: attributeOf(head, /<link rel="canonical" href="([^"]*)"/),
    isIndexable: !robots?.includes('noindex'),
  };
}

/** The part of a page between header and footer. */
export function mainOf(html: string): string {
  const opening = /<main\b[^>]*>/.exec(html);
  if (!opening) return '';
  const start = opening.index + opening[0].length;
  return html.slice(start, Math.max(start, html.lastIndexOf('</main>')));
}

/** Reads what stands between header and footer of a page. */
export function readBody(html: string): PageBody {
  const main = mainOf(html);
  return {
    heading: plainText(/<h1\b[^>]*>([^]*?)<\/h1>/.exec(main)?.[1] ?? ''),
    headings: [...main.matchAll(/<h([23])\b[^>]*>([^]*?)<\/h\1>/g)].map(([, , text = '']) =>
      plainText(text),
    ),
    questions: readQuestions(main),
    text: plainText(main),
  };
}

function attributeOf(html: string, pattern: RegExp): string | undefined {
  const value = pattern.exec(html)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
}
