import type { z } from 'zod';
import { ContentError, parseYaml } from './parse-yaml.ts';

/** A Markdown file taken apart. */
export interface MarkdownFile<FrontMatter> {
  readonly frontMatter: FrontMatter;
  /** The text below the front matter, which is left blank so that line numbers stay the file's. */
  readonly body: string;
}

const fenced = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;

/**
 * Splits a Markdown file into its YAML front matter, checked against a schema, and its body.
 * @throws ContentError naming file, line and key
 */
export function parseMarkdownFile<FrontMatter>(
  source: { readonly file: string; readonly text: string },
  schema: z.ZodType<FrontMatter>,
): MarkdownFile<FrontMatter> {
  const { file, text } = source;
  const match = fenced.exec(text);
  if (match?.index !== 0) {
    throw new ContentError(`${file}:1: must begin with front matter between two lines of ---`);
  }
  const [whole, yaml = ''] = match;
  return {
    frontMatter: parseYaml({ file, text: yaml, firstLine: 2 }, schema),
    body: '\n'.repeat(whole.split('\n').length - 1) + text.slice(whole.length),
  };
}
