import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

/** Whether a node is an element, and if asked, of that name. */
export function isElement(node: RootContent | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** An element made by hand. */
export function createElement(
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** All text within a node, as a reader sees it. */
export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Calls `visit` for every element below a node, in the order of the text. */
export function eachElement(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    visit(child);
    eachElement(child, visit);
  }
}
