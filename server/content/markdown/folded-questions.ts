import type { ElementContent, Root, RootContent } from 'hast';
import { createElement, isElement, textOf } from './html-tree.ts';

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
