import { isPair, LineCounter, parseDocument, visit, type Node } from 'yaml';
import { dataOf, frontMatterOf, type FileForm } from './content-file.ts';
import { pathInForm, rootName, type Path } from './form-data.ts';

interface Place {
  readonly line: number | undefined;
  readonly path: Path;
}

/** Finds the field of a form that a mistake in its file belongs to; none for the whole file. */
export function placeMistake(form: FileForm, text: string, { line, path }: Place): Path {
  const { yaml, firstLine } = frontMatterOf(text);
  const known = path.length > 0 ? path : pathAtLine(yaml, (line ?? 0) - firstLine + 1);
  if (known.length === 0 && line !== undefined && firstLine > 1) return ['body'];
  if (known.length === 0) return [];
  return pathInForm(form.fields, dataOf(form, yaml), form.isWrapped ? [rootName, ...known] : known);
}

/** The keys that lead to the value on a line. */
function pathAtLine(yaml: string, line: number): Path {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  let found: Path = [];
  visit(document, {
    Scalar(key, { range }, ancestors) {
      if (key === 'key' || !range) return;
      const [first, last] = [lines.linePos(range[0]).line, lines.linePos(range[1] - 1).line];
      if (line >= first && line <= last) found = pathOf([...ancestors], key);
    },
  });
  return found;
}

function pathOf(ancestors: readonly unknown[], key: unknown): Path {
  const path: (string | number)[] = typeof key === 'number' ? [key] : [];
  for (let at = ancestors.length - 1; at > 0; at -= 1) {
    const [parent, node] = [ancestors[at - 1], ancestors[at]];
    if (isPair(node)) path.unshift(String((node.key as Node).toJSON()));
    const items = (parent as { items?: unknown[] }).items;
    if (!isPair(node) && items) path.unshift(items.indexOf(node));
  }
  return path;
}
