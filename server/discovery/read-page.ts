import { DomUtils, parseDocument } from 'htmlparser2';
import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { plainTextOf } from '#app/kernel/plain-text.ts';

export interface PageQuestion extends AnsweredQuestion {
  /** Id of the question, its answer or the section above; undefined where none has one. */
  readonly anchor: string | undefined;
}

/** What visitors read between the header and footer of a page. */
export interface PageBody {
  readonly heading: string;
  /** Headings of the second and third level. */
  readonly headings: readonly string[];
  readonly questions: readonly PageQuestion[];
  readonly text: string;
}

interface PageFacts extends PageBody {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly isIndexable: boolean;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Reads a page as the site renders it. */
export function readHtml(html: string): PageFacts {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const find = (name: string, attribute: string, value: string) =>
    elements.find((element) => element.name === name && element.attribs[attribute] === value);
  const metaText = (name: string) => find('meta', 'name', name)?.attribs['content'];
  const main = elements.find(({ name }) => name === 'main')?.children ?? [];
  const inMain = DomUtils.findAll(() => true, main);
  const textsOf = (pattern: RegExp) =>
    inMain.filter(({ name }) => pattern.test(name)).map(({ children }) => plainTextOf(children));
  return {
    title: plainTextOf(elements.find(({ name }) => name === 'title')?.children ?? []),
    description: metaText('description') ?? '',
    canonical: find('link', 'rel', 'canonical')?.attribs['href'],
    isIndexable: !metaText('robots')?.includes('noindex'),
    heading: textsOf(/^h1$/)[0] ?? '',
    headings: textsOf(/^h[23]$/),
    questions: questionsIn(inMain),
    text: plainTextOf(main),
  };
}

/** Every `details` whose summary is a question, so that pages need not register their questions. */
function questionsIn(elements: readonly Element[]): readonly PageQuestion[] {
  const questions: PageQuestion[] = [];
  let above: string | undefined;
  for (const element of elements) {
    const { id } = element.attribs;
    if (/^(section|h2|h3)$/.test(element.name)) above = id ?? above;
    if (element.name !== 'details') continue;
    const [summary, ...body] = element.children;
    const question = summary ? plainTextOf([summary]) : '';
    if (!question.endsWith('?')) continue;
    const within = DomUtils.findOne(({ attribs }) => attribs['id'] !== undefined, body);
    const anchor = id ?? within?.attribs['id'] ?? above;
    questions.push({ question, answer: plainTextOf(body), anchor });
  }
  return questions;
}
