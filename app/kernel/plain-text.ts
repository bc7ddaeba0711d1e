import { ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

const hiddenTags = new Set(
  'head nav noscript script select style svg template textarea'.split(' '),
);
/** Tags within a word or a sentence; every other one separates words. */
const inlineTags = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub ' +
    'sup time u var'
  ).split(' '),
);

const headingTags = new Set('h1 h2 h3 h4 h5 h6'.split(' '));
const headingEnd = '. ';

/** What a reader sees of some HTML, as one line; a heading ends as a sentence does. */
export function plainText(html: string): string {
  return plainTextOf(parseDocument(html).children);
}

/** The same of parsed HTML. Not recursive: hostile HTML is nested deeper than a call stack. */
export function plainTextOf(nodes: readonly Node[]): string {
  let words = '';
  // Read from `words`, it would have all of them copied for each text.
  let last = '';
  const add = (text: string) => {
    words += text;
    last = text.at(-1) ?? last;
  };
  const rest: (Node | string)[] = nodes.toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (node === headingEnd) add(/[\p{L}\p{N}]/u.test(last) ? headingEnd : ' ');
    else if (typeof node === 'string') add(node);
    else if (node.type === ElementType.Text) add(edgeBetween(last, node.data) + node.data);
    else if ('attribs' in node && !isUnseen(node.attribs)) {
      const edge = inlineTags.has(node.name) ? '' : ' ';
      add(edge);
      rest.push(headingTags.has(node.name) ? headingEnd : edge);
      const children = hiddenTags.has(node.name) ? [] : node.children;
      for (const child of children.toReversed()) rest.push(child);
    }
  }
  return words.replace(/\s+/g, ' ').trim();
}

/** Words for scripts and screen readers, such as those of an error that has not happened. */
function isUnseen(attributes: Readonly<Record<string, string>>): boolean {
  return attributes['class'] === 'visually-hidden' || 'hidden' in attributes;
}

/** Styles may set inline elements apart, as they do with links in a row: "BuyCompare" is two words. */
function edgeBetween(before: string, after: string): string {
  return /[\p{Ll}\d]/u.test(before) && /^\p{Lu}/u.test(after) ? ' ' : '';
}
