import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot, Nodes } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { deriveOnce } from '../derived.ts';
import { ContentError } from '../parse-yaml.ts';
import { fillPlaceholders, type Placeholders } from '../placeholders.ts';
import {
  curlyQuotes,
  externalLinks,
  foldedQuestions,
  isElement,
  tableRegions,
  textOf,
} from './page-elements.ts';

interface RenderOptions {
  readonly file: string;
  /** The heading that the page shows above the text. */
  readonly title: string;
  readonly placeholders: Placeholders;
  readonly foldsQuestions: boolean;
}

interface RenderedMarkdown {
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Folded questions and answers, as plain text. */
  readonly questions: readonly AnsweredQuestion[];
}

/** Renders our own Markdown as HTML. Slow, so the build keeps it. @throws ContentError */
export function renderMarkdown(body: string, options: RenderOptions): RenderedMarkdown {
  const { title, placeholders, foldsQuestions } = options;
  const from = ['markdown', title, body, fillPlaceholders(body, placeholders), foldsQuestions];
  return deriveOnce(from, () => renderDocument(body, options));
}

function renderDocument(body: string, options: RenderOptions): RenderedMarkdown {
  const markdown = unified().use(remarkParse).use(remarkGfm).parse(body);
  checkPageRules(options.file, markdown);
  fillTree(markdown, options.placeholders);
  const toHtml = unified().use(remarkRehype).use(rehypeSlug).use(curlyQuotes).use(externalLinks);
  toHtml.use(tableRegions, options.title);
  if (options.foldsQuestions) toHtml.use(foldedQuestions);
  const tree = toHtml.runSync(markdown);
  return { html: toText(tree), sections: sectionsOf(tree), questions: questionsOf(tree) };
}

/** Fills placeholders after parsing, so that their values are never read as Markdown. */
function fillTree(tree: MarkdownRoot, values: Placeholders): void {
  eachNode(tree, (node) => {
    if ('value' in node) node.value = fillPlaceholders(node.value, values);
    if ('url' in node) node.url = fillPlaceholders(node.url, values);
  });
}

function toText(tree: HtmlRoot): string {
  return unified().use(rehypeStringify).stringify(tree);
}

function questionsOf(tree: HtmlRoot): AnsweredQuestion[] {
  return tree.children
    .filter((node) => isElement(node, 'details'))
    .map(({ children: [summary, ...answer] }) => ({
      question: isElement(summary) ? textOf(summary) : '',
      answer: plainText(toText({ type: 'root', children: answer })),
    }));
}

function sectionsOf(tree: HtmlRoot) {
  return tree.children
    .filter((node) => isElement(node, 'h2'))
    .map((node) => ({ id: String(node.properties['id']), title: textOf(node) }));
}

/** Refuses HTML, which would be dropped, and first-level headings. @throws ContentError */
function checkPageRules(file: string, tree: Nodes): void {
  const problems: string[] = [];
  eachNode(tree, (node) => {
    const place = `${file}:${node.position?.start.line}`;
    if (node.type === 'html' && !node.value.startsWith('<!--')) {
      problems.push(`${place}: HTML is not allowed in a page`);
    }
    if (node.type === 'heading' && node.depth === 1) {
      problems.push(`${place}: headings begin with ##, the title is the page's first`);
    }
  });
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
}

function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) eachNode(child, visit);
}
