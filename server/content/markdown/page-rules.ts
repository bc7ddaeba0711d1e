import type { Nodes } from 'mdast';
import { ContentError } from '../parse-yaml.ts';

/** Refuses HTML, which would be dropped, and first-level headings. @throws ContentError */
export function checkPageRules(file: string, tree: Nodes): void {
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

/** Visits a node and every node below it. */
export function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) eachNode(child, visit);
}
