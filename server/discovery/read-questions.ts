import type { AnsweredQuestion } from '#app/kernel/linked-data/faq-page-data.ts';
import { plainText } from '#app/kernel/text/plain-text.ts';

/** A question on a page, with the anchor nearest to it. */
export interface PageQuestion extends AnsweredQuestion {
  /** Id of the question, its answer or the section above; undefined where none has one. */
  readonly anchor: string | undefined;
}

const folded = /<details([^>]*)><summary[^>]*>([^]*?)<\/summary>([^]*?)<\/details>/g;

/**
 * The questions that a page answers: whatever unfolds and is called by a question. So every page
 * that answers some is searched and described without being registered anywhere.
 */
export function readQuestions(main: string): readonly PageQuestion[] {
  return [...main.matchAll(folded)].flatMap((match): PageQuestion[] => {
    const [, attributes = '', summary = '', body = ''] = match;
    const question = plainText(summary);
    if (!question.endsWith('?')) return [];
    const above = main.slice(0, match.index);
    const anchor = firstId(`<details${attributes}>`) ?? firstId(body) ?? lastId(above);
    return [{ question, answer: plainText(body), anchor }];
  });
}

function firstId(html: string): string | undefined {
  return / id="([^"]+)"/.exec(html)?.[1];
}

function lastId(html: string): string | undefined {
  return [...html.matchAll(/<(?:section|h2|h3)\b[^>]* id="([^"]+)"/g)].at(-1)?.[1];
}
