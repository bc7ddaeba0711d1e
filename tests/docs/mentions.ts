/** The words of a document that can be looked up in the repository. */
export interface Mentions {
  /** Its code spans, one line each. */
  readonly spans: readonly string[];
  /** Lines of its code blocks, and its spans: where commands are. */
  readonly commands: readonly string[];
  /** As they are written: paths, with anchors. */
  readonly links: readonly string[];
  /** What links to its headings name them, as GitHub makes it. */
  readonly anchors: readonly string[];
}

const block = /^[ \t]*```[^\n]*\n([\s\S]*?)^[ \t]*```/gm;
const span = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)/g;
const heading = /^#{1,6} (.+)$/gm;

/** Reads what a Markdown document mentions. */
export function findMentions(markdown: string): Mentions {
  const blocks = [...markdown.matchAll(block)].map(([, text = '']) => text);
  const prose = markdown.replace(block, '');
  const spans = [...prose.matchAll(span)].map(([, text = '']) => text.replace(/\s+/g, ' '));
  return {
    spans,
    commands: [...blocks.flatMap((text) => text.split('\n')), ...spans],
    links: [...prose.matchAll(link)].map(([, text = '']) => text),
    anchors: [...prose.matchAll(heading)].map(([, text = '']) => anchorOf(text)),
  };
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** A number in a document, with the constant that decides it. */
export interface SourcedNumber {
  /** As it is written. */
  readonly said: string;
  /** In the unit of the code: milliseconds, bytes, or as it is. */
  readonly value: number;
  readonly path: string;
  readonly name: string;
}

const factors: Readonly<Record<string, number>> = {
  kB: 1024,
  MB: 1024 * 1024,
  ms: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

const sourced =
  /([\d,.]*\d)(?: (?:(kB|MB|ms)|(second|minute|hour|day)s?))? \(`([\w./-]+\.ts)`, `(\w+)`\)/g;

/** Finds numbers written like this: 10 seconds (`server/serve.ts`, `longestStopMs`). */
export function findSourcedNumbers(markdown: string): readonly SourcedNumber[] {
  const found = markdown.replace(/\s+/g, ' ').matchAll(sourced);
  return [...found].map(([said, digits = '', short, long, path = '', name = '']) => ({
    said,
    value: Number(digits.replaceAll(',', '')) * (factors[short ?? long ?? ''] ?? 1),
    path,
    name,
  }));
}

/** The value of a constant: a number, or a product of numbers and constants of the same file. */
export function findConstant(source: string, name: string): number | undefined {
  const written = new RegExp(`^(?:export )?const ${name} = ([\\w.* ]+);`, 'm').exec(source)?.[1];
  return written?.split('*').reduce((product, factor) => {
    const text = factor.trim().replaceAll('_', '');
    const value = /^[\d.]+$/.test(text) ? Number(text) : findConstant(source, text);
    return product * (value ?? Number.NaN);
  }, 1);
}
