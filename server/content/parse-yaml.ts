import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument, type Document } from 'yaml';
import * as v from 'valibot';

/** A mistake in a content file; the message names file, line and key. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Parses a YAML text against a schema. @throws ContentError with a line for each mistake */
export function parseYaml<Output>(
  source: { readonly file: string; readonly text: string; readonly firstLine?: number },
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
  const offset = (source.firstLine ?? 1) - 1;
  const lineAt = (position: number) => lines.linePos(position).line + offset;
  const syntax = document.errors[0];
  if (syntax) throw new ContentError(`${source.file}:${lineAt(syntax.pos[0])}: ${syntax.message}`);
  const result = v.safeParse(schema, toPlain(document, source.file));
  if (result.success) return result.output;
  const messages = result.issues.map(explain).map(({ path, message }) => {
    const line = lineAt(positionOf(document, path));
    return `${source.file}:${line}: ${path.map(String).join('.')}: ${message}`;
  });
  throw new ContentError(messages.join('\n'));
}

/** Reads and parses a YAML file. @throws ContentError naming file, line and key */
export async function readYaml<Output>(
  file: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  return parseYaml({ file, text: await readFile(file, 'utf8') }, schema);
}

/** Resolves aliases, so an unknown alias, or too many of them, shows here. */
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

function explain({ path, expected, input, message }: v.BaseIssue<unknown>): Explained {
  const keys = path?.map(({ key }) => key as PropertyKey) ?? [];
  if (path?.at(-1)?.origin !== 'key') return { path: keys, message };
  if (expected === 'never') return { path: keys, message: 'is not a key of this file (misspelt?)' };
  return { path: keys, message: input === undefined ? 'is missing' : message };
}

/** Position of a key; for a missing key, that of its nearest parent. */
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
