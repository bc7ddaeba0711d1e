import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { parseYaml } from './parse-yaml.ts';
import { checkPlaceholders, fillTexts, type Placeholders } from './placeholders.ts';

/**
 * Reads a YAML file of texts, with its placeholders filled.
 * @throws ContentError naming file, line and key
 */
export async function readContentFile<Output>(
  file: string,
  schema: z.ZodType<Output>,
  placeholders: Placeholders,
): Promise<Output> {
  const text = await readFile(file, 'utf8');
  checkPlaceholders(file, text, placeholders);
  return fillTexts(parseYaml({ file, text }, schema), placeholders);
}

const noPlaceholders: Placeholders = new Map();

/**
 * Turns a text of a YAML file, whose placeholders are filled, into HTML.
 * @throws ContentError when the text breaks a rule of pages
 */
export function renderText(file: string, text: string): string {
  const options = { file, placeholders: noPlaceholders, foldsQuestions: false };
  return renderMarkdown(text, options).html;
}

/** The same for one line: without the paragraph around it. */
export function renderLine(file: string, text: string): string {
  return renderText(file, text).replace(/^<p>(.*)<\/p>$/s, '$1');
}
