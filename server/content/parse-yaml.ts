import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used; the message names file, line and key. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Parses a YAML text into what a schema promises.
 * @param source the file's text, and the name to call it in messages
 * @throws ContentError with one line for each thing that is wrong
 */
export function parseYaml<Output>(
  source: { readonly file: string; readonly text: string; readonly firstLine?: number },
  schema: z.ZodType<Output>,
): Output {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
  const offset = (source.firstLine ?? 1) - 1;
  const lineAt = (position: number) => lines.linePos(position).line + offset;
  const syntax = document.errors[0];
  if (syntax) throw new ContentError(`${source.file}:${lineAt(syntax.pos[0])}: ${syntax.message}`);
  const result = schema.safeParse(toPlain(document, source.file), { reportInput: true });
  if (result.success) return result.data;
  const messages = result.error.issues.flatMap(explain).map(({ path, message }) => {
    const line = lineAt(positionOf(document, path));
    return `${source.file}:${line}: ${path.map(String).join('.')}: ${message}`;
  });
  throw new ContentError(messages.join('\n'));
}

/** Aliases are resolved here: one that names nothing, or too many of them, is found now. */
function toPlain(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

interface Explained {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function explain(issue: z.core.$ZodIssue): Explained[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: 'is not a key of this file (misspelt?)',
    }));
  }
  const isMissing =
    issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
  return [{ path: issue.path, message: isMissing ? 'is missing' : issue.message }];
}

/** Where a key stands; for a missing one, where its nearest parent stands. */
function positionOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findPair(document, path.slice(0, length));
    if (node !== undefined) return node;
  }
  return 0;
}

function findPair(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  if (!hasItems(parent)) return undefined;
  if (typeof last === 'number') return rangeStart(parent.items[last]);
  for (const item of parent.items) {
    const key = (item as { key?: unknown }).key;
    if (String(key) === last) return rangeStart(key);
  }
  return undefined;
}

function hasItems(node: unknown): node is { items: unknown[] } {
  return typeof node === 'object' && node !== null && 'items' in node;
}

function rangeStart(node: unknown): number | undefined {
  const range = (node as { range?: readonly number[] } | undefined)?.range;
  return range?.[0];
}
