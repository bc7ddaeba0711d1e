import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';

/** Whether a node is an element, optionally of one name. */
export function isElement(node: RootContent | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

function createElement(
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** All text within a node. */
export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Visits every element below a node, in document order. */
function eachElement(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    visit(child);
    eachElement(child, visit);
  }
}

/** Opens links to other sites in a new tab and tells screen readers. */
export function externalLinks() {
  return (tree: Root): void => {
    eachElement(tree, (element) => {
      const { href } = element.properties;
      if (element.tagName !== 'a' || !/^https?:/.test(String(href))) return;
      Object.assign(element.properties, { target: '_blank', rel: 'noopener' });
      const notice = { type: 'text', value: ' (opens in a new tab)' } as const;
      element.children.push(createElement('span', { className: ['visually-hidden'] }, [notice]));
    });
  };
}

/** Folds a third-level heading with a question mark, and all up to the next, into `details`. */
export function foldedQuestions() {
  return (tree: Root): void => {
    const folded: RootContent[] = [];
    let answer: ElementContent[] | undefined;
    for (const node of tree.children) {
      if (isElement(node) && /^h[1-3]$/.test(node.tagName)) {
        answer = undefined;
        if (node.tagName === 'h3' && textOf(node).endsWith('?')) {
          answer = [];
          folded.push(foldQuestion(node.children, node.properties['id'], answer));
          continue;
        }
      }
      if (answer && node.type !== 'doctype') answer.push(node);
      else folded.push(node);
    }
    tree.children = folded;
  };
}

function foldQuestion(question: ElementContent[], id: unknown, answer: ElementContent[]) {
  // Browsers open the details when a link targets an anchor inside.
  const properties = typeof id === 'string' ? { id } : {};
  const body = createElement('div', properties, []);
  body.children = answer;
  return createElement('details', {}, [createElement('summary', {}, question), body]);
}

/**
 * Puts each table into a focusable region that scrolls; marks the first cells as headers.
 * @param title names tables above the first heading
 */
export function tableRegions(title: string) {
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    let heading = title;
    tree.children = tree.children.map((node) => {
      if (isElement(node) && /^h[1-6]$/.test(node.tagName)) heading = textOf(node);
      if (!isElement(node, 'table')) return node;
      const count = (taken.get(heading) ?? 0) + 1;
      taken.set(heading, count);
      nameCells(node);
      const label = count === 1 ? `Table: ${heading}` : `Table: ${heading}, ${count}`;
      return createElement('div', { role: 'region', ariaLabel: label, tabIndex: 0 }, [node]);
    });
  };
}

function nameCells(table: Element): void {
  eachElement(table, (element) => {
    if (element.tagName === 'tr') nameRow(element);
    // `align` is obsolete in HTML.
    delete element.properties['align'];
  });
}

function nameRow(row: Element): void {
  const cells = row.children.filter((cell) => isElement(cell));
  for (const cell of cells) if (cell.tagName === 'th') cell.properties['scope'] = 'col';
  const [first] = cells;
  if (first?.tagName !== 'td') return;
  first.tagName = 'th';
  first.properties['scope'] = 'row';
}

type Parent = Root | Element;

/** Elements whose text is shown verbatim. */
const verbatim = new Set(['code', 'pre', 'script', 'style']);
/** Characters after which a quotation mark opens. */
const opensAfter = /[\s([{“‘–—/-]$/u;

/** Replaces straight quotes and apostrophes with curly ones. */
export function curlyQuotes() {
  return (tree: Root): void => {
    for (const child of tree.children) if (child.type === 'element') setQuotes(child);
  };
}

/** Works block by block: a quotation never spans two. */
function setQuotes(block: Parent): void {
  let before = '';
  for (const text of textsIn(block)) {
    text.value = text.value.replaceAll(/["']/gu, (quote, at: number) => {
      const left = before + text.value.slice(0, at);
      const isOpening = left === '' || opensAfter.test(left);
      if (quote === '"') return isOpening ? '“' : '”';
      return isOpening ? '‘' : '’';
    });
    before = text.value.slice(-1);
  }
}

function* textsIn(node: Parent): Generator<Text> {
  for (const child of node.children) {
    if (child.type === 'text') yield child;
    else if (child.type === 'element' && !verbatim.has(child.tagName)) yield* textsIn(child);
  }
}
