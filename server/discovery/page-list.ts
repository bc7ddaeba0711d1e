import { DomUtils, parseDocument } from 'htmlparser2';
import { planPageSlugs } from '#app/features/buying/plans/catalogue.types.ts';
import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { plainTextOf } from '#app/kernel/plain-text.ts';
import type { Edition } from '#app/site/edition.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import { onceForEach } from '#server/once-for-each.ts';

/** A page listed for search engines and the site search. */
export interface SitePage extends PageBody {
  readonly path: string;
  /** Without the insurer's name. */
  readonly title: string;
  readonly description: string;
}

export type PageList = ReturnType<typeof createPageList>;

/** Renders one page as a visitor of an edition gets it. */
export type ReadPage = (
  path: string,
  edition: Edition,
) => Promise<{ readonly status: number; readonly html: string }>;

interface PageListOptions {
  /** Every path without parameters, most important first. */
  readonly paths: readonly string[];
  readonly readPage: ReadPage;
  readonly siteUrl: string;
  readonly name: string;
}

/** Lists pages by rendering each, so that a new route is found; skips those not to be listed. */
export function createPageList(options: PageListOptions) {
  const lists = onceForEach(async (edition: Edition): Promise<readonly SitePage[]> => {
    // One by one, so that visitors' requests get their turn.
    const pages = await mapInTurns(options.paths, (path) => findPage(options, path, edition));
    return pages.flatMap((page) => page ?? []);
  });
  return {
    pages: lists.get,
    /** Discards the list, because pages have changed. */
    forget: lists.forget,
  };
}

async function findPage(
  { readPage, siteUrl, name }: PageListOptions,
  path: string,
  edition: Edition,
): Promise<SitePage | undefined> {
  const { status, html } = await readPage(path, edition);
  if (status !== 200) return undefined;
  const { isIndexable, canonical, title, ...page } = readHtml(html);
  if (!isIndexable || canonical !== siteUrl + path) return undefined;
  return { path, ...page, title: titleWithoutName(title, name) };
}

/** Drops the insurer's name, which ends every title and says nothing on its own site. */
function titleWithoutName(title: string, name: string): string {
  const suffix = ` | ${name}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

const planPaths = new Set<string>(planPageSlugs.map((slug) => `/${slug}`));

/** Whether a page is about plans that visitors can buy. */
export function isPlanPath(path: string): boolean {
  return planPaths.has(path) || path.startsWith('/plans/');
}

interface PageQuestion extends AnsweredQuestion {
  /** Id of the question, its answer or the section above; undefined where none has one. */
  readonly anchor: string | undefined;
}

/** What visitors read between the header and footer of a page. */
interface PageBody {
  readonly heading: string;
  /** Headings of the second and third level. */
  readonly headings: readonly string[];
  readonly questions: readonly PageQuestion[];
  readonly text: string;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type ChildNode = Element['children'][number];

/** Reads a page as the site renders it. */
export function readHtml(html: string) {
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
    text: plainTextOf(withoutControls(main)),
  };
}

/** What leads on explains nothing: labels of fields, buttons, links in boxes and what no paper has. */
function withoutControls(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const controls = new Set<ChildNode>(DomUtils.findAll(isControl, [...nodes]));
  for (const control of controls) DomUtils.removeElement(control);
  return nodes.filter((node) => !controls.has(node));
}

const controlClasses = new Set(['button', 'no-print', 'text-link']);

function isControl({ name, attribs: { class: classes = '' } }: Element): boolean {
  const isField = name === 'form' || name === 'button';
  return isField || classes.split(' ').some((one) => controlClasses.has(one));
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
