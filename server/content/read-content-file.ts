import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { parseYaml } from './parse-yaml.ts';
import { checkPlaceholders, fillTexts, type Placeholders } from './placeholders.ts';

/** Reads a YAML file and fills its placeholders. @throws ContentError naming file, line and key */
export async function readContentFile<Output>(
  file: string,
  schema: v.GenericSchema<unknown, Output>,
  placeholders: Placeholders,
): Promise<Output> {
  const text = await readFile(file, 'utf8');
  checkPlaceholders(file, text, placeholders);
  return fillTexts(parseYaml({ file, text }, schema), placeholders);
}

const noPlaceholders: Placeholders = new Map();

/** Renders Markdown from a YAML file as HTML. @throws ContentError when it breaks a page rule */
export function renderText(file: string, text: string): string {
  const options = { file, placeholders: noPlaceholders, foldsQuestions: false };
  return renderMarkdown(text, options).html;
}

/** Renders one line, without the paragraph around it. */
export function renderLine(file: string, text: string): string {
  return renderText(file, text).replace(/^<p>(.*)<\/p>$/s, '$1');
}

/** Where editors keep pictures, below `content`. */
type PictureFolder = 'people' | 'news';

/** A page may hold several: 300 kB is three seconds on a slow 3G connection. */
const mostBytes = 300 * 1024;

/** Finds what is wrong with a picture that a text names, to follow the key; undefined if nothing is. */
export function findPictureFault(
  contentFolder: string,
  folder: PictureFolder,
  name: string,
): string | undefined {
  const path = join(contentFolder, 'pictures', folder, name);
  if (!existsSync(path)) return `no picture called "${name}" in pictures/${folder}`;
  const { size } = statSync(path);
  if (size <= mostBytes) return undefined;
  return `${name} has ${Math.ceil(size / 1024)} kB: a picture must have at most 300 kB`;
}
