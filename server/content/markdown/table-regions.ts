import type { Element, Root } from 'hast';
import { createElement, eachElement, isElement, textOf } from './html-tree.ts';

/** Puts each table into a focusable region that scrolls; marks the first cells as headers. */
export function tableRegions() {
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    let heading = '';
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
