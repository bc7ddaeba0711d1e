import type { Element, Root, Text } from 'hast';

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
