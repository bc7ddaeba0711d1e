import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

/** Whether a node is an element, optionally of one name. */
export function isElement(node: RootContent | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Creates an element. */
export function createElement(
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
export function eachElement(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    visit(child);
    eachElement(child, visit);
  }
}
