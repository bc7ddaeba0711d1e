import type { Element, Root, Text } from 'hast';

type Parent = Root | Element;

/** Elements whose text is shown as it was typed. */
const verbatim = new Set(['code', 'pre', 'script', 'style']);
/** What may stand before a quotation: nothing, a space, an opening bracket or quote, a dash. */
const opensAfter = /[\s([{“‘–—/-]$/u;

/** Sets typewriter quotes and apostrophes as a printer does. */
export function curlyQuotes() {
  return (tree: Root): void => {
    for (const child of tree.children) if (child.type === 'element') setQuotes(child);
  };
}

/** One block after another: a quotation never runs from one into the next. */
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
