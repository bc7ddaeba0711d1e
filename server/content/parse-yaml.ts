import * as v from 'valibot';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { MarkdownFile } from '#app/kernel/schema/content-file.ts';
import { deriveOnce } from './derived.ts';

/** A mistake in a content file; the message names file, line and key. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Of the text within the file, from 1. */
  readonly firstLine?: number;
}

/** Parses a YAML text against a schema. @throws ContentError with a line for each mistake */
export function parseYaml<Output>(
  source: YamlSource,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const plain = deriveOnce(['yaml', source.text], () =>
    toPlain(openYaml(source).document, source.file),
  );
  const result = v.safeParse(schema, plain);
  if (result.success) return result.output;
  // Only a mistake needs the lines, and so the slow document.
  const { document, lineAt } = openYaml(source);
  const messages = result.issues.map(explain).map(({ path, message }) => {
    const line = lineAt(positionOf(document, path));
    return `${source.file}:${line}: ${path.map(String).join('.')}: ${message}`;
  });
  throw new ContentError(messages.join('\n'));
}

function openYaml({ file, text, firstLine = 1 }: YamlSource) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => lines.linePos(position).line + firstLine - 1;
  const syntax = document.errors[0];
  if (syntax) throw new ContentError(`${file}:${lineAt(syntax.pos[0])}: ${syntax.message}`);
  return { document, lineAt };
}

/** Resolves aliases, so an unknown alias, or too many of them, shows here. */
function toPlain(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

function explain({ path, expected, input, message }: v.BaseIssue<unknown>) {
  const keys = path?.map(({ key }) => key as PropertyKey) ?? [];
  if (path?.at(-1)?.origin !== 'key') return { path: keys, message };
  if (expected === 'never') return { path: keys, message: 'is not a key of this file (misspelt?)' };
  return { path: keys, message: input === undefined ? 'is missing' : message };
}

/** Position of a key; for a missing key, that of its nearest parent. */
function positionOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findKey(document, path.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Finds the node of a key, or of an item in a list. */
function findKey(document: Document, path: readonly PropertyKey[]): unknown {
  const parent = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isSeq(parent)) return parent.items[Number(last)];
  return isMap(parent) ? parent.items.find(({ key }) => String(key) === last)?.key : undefined;
}

const fenced = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;

/** Splits a Markdown file into checked front matter and body. @throws ContentError */
export function parseMarkdownFile<FrontMatter>(
  source: { readonly file: string; readonly text: string },
  schema: v.GenericSchema<unknown, FrontMatter>,
): MarkdownFile<FrontMatter> {
  const { file, text } = source;
  const match = fenced.exec(text);
  if (match?.index !== 0) {
    throw new ContentError(`${file}:1: must begin with front matter between two lines of ---`);
  }
  const [whole, yaml = ''] = match;
  return {
    file,
    text,
    frontMatter: parseYaml({ file, text: yaml, firstLine: 2 }, schema),
    body: '\n'.repeat(whole.split('\n').length - 1) + text.slice(whole.length),
  };
}
