import type { Root } from 'hast';
import { createElement, eachElement } from './html-tree.ts';

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
