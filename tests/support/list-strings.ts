import ts from 'typescript';

interface FoundString {
  readonly line: number;
  readonly text: string;
}

/** Lists the strings and JSX texts of a source file that have more than one word. */
export function listStrings(file: string, source: string): FoundString[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundString[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && /\S\s+\S/.test(node.text)) {
      const { line } = tree.getLineAndCharacterOfPosition(startOf(node));
      found.push({ line: line + 1, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** JSX text begins with its white space, which `getStart` skips. */
function startOf(node: ts.Node): number {
  return ts.isJsxText(node) ? node.pos : node.getStart();
}

function isText(
  node: ts.Node,
): node is
  ts.JsxText | ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return (
    ts.isJsxText(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}
