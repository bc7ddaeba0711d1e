import type * as v from 'valibot';
import { ContentError, parseYaml } from './parse-yaml.ts';

export interface MarkdownFile<FrontMatter> {
  readonly frontMatter: FrontMatter;
  /** Text with the front matter blanked out, so that line numbers match the file. */
  readonly body: string;
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
    frontMatter: parseYaml({ file, text: yaml, firstLine: 2 }, schema),
    body: '\n'.repeat(whole.split('\n').length - 1) + text.slice(whole.length),
  };
}
