import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, partsOf, unwrap, type AnySchema } from '#app/kernel/schema/schema-parts.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { ContentError } from './parse-yaml.ts';

interface Place {
  readonly contentFolder: string;
  readonly file: string;
}

/** Renders all Markdown of a file as HTML, and looks for its pictures. @throws ContentError */
export function finishTexts(
  schemaOfFile: AnySchema,
  content: unknown,
  { contentFolder, file }: Place,
): unknown {
  const faults: string[] = [];

  /** By what the schema says of the texts. @param title the nearest, beside a text or above it */
  function finish(given: AnySchema, value: unknown, path: string, title: string): unknown {
    const { schema } = unwrap(given);
    if (typeof value === 'string') {
      const { kind, isLine, folder } = kindOf(schema);
      if (kind === 'markdown') return renderText({ file, title }, value, isLine === true);
      const isPicture = kind === 'picture';
      const fault = isPicture && findPictureFault(contentFolder, String(folder), value);
      if (fault) faults.push(`${file}: ${path}: ${fault}`);
      return value;
    }
    const { entries, rest, item = rest } = partsOf(schema);
    const nearest = titleOf(value) ?? title;
    const inside = (key: string | number, inner: AnySchema | undefined, each: unknown) =>
      inner ? finish(inner, each, path ? `${path}.${key}` : String(key), nearest) : each;
    if (Array.isArray(value)) return value.map((each, at) => inside(at, item, each));
    // A value of several kinds stays as it is.
    if (!entries || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, inside(key, entries[key], each)]),
    );
  }

  const finished = finish(schemaOfFile, content, '', '');
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return finished;
}

function titleOf(value: unknown): string | undefined {
  const hasTitle = typeof value === 'object' && value !== null && 'title' in value;
  return hasTitle && typeof value.title === 'string' ? value.title : undefined;
}

/** @param isLine leaves out the paragraph around it */
function renderText(
  named: { readonly file: string; readonly title: string },
  text: string,
  isLine: boolean,
): string {
  const options = { ...named, placeholders: new Map<string, string>(), foldsQuestions: false };
  const { html } = renderMarkdown(text, options);
  return isLine ? html.replace(/^<p>(.*)<\/p>$/s, '$1') : html;
}

/** A page may hold several: 300 kB is three seconds on a slow 3G connection. */
const mostBytes = 300 * 1024;

/** Finds what is wrong with a picture that a text names, to follow the key; undefined if nothing is. */
export function findPictureFault(
  contentFolder: string,
  folder: string,
  name: string,
): string | undefined {
  const path = join(contentFolder, 'pictures', folder, name);
  if (!existsSync(path)) return `no picture called "${name}" in pictures/${folder}`;
  const { size } = statSync(path);
  if (size <= mostBytes) return undefined;
  return `${name} has ${Math.ceil(size / 1024)} kB: a picture must have at most 300 kB`;
}
