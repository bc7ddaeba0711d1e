import * as markdownPlugin from 'prettier/plugins/markdown';
import * as yamlPlugin from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { parseDocument } from 'yaml';
import style from '../../.prettierrc.json' with { type: 'json' };
import { bodyField, type EditorField } from './editor-field.ts';
import { fromForm, rootName, toForm } from './form-data.ts';
import { mergeYaml, type Values } from './merge-yaml.ts';

/** What a form needs to know to read and write its files. */
export interface FileForm {
  readonly label: string;
  readonly fields: readonly EditorField[];
  /** Whether the file's root is not an object, but what the form calls `items`. */
  readonly isWrapped: boolean;
}

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m;

/** Reads a content file into the values of its form. @throws YAMLParseError */
export function readFile(form: FileForm, path: string, text: string): Values {
  return toForm(form.fields, readData(form, path, text));
}

/** Reads what a content file holds; the text below front matter goes by the name of its field. */
export function readData(form: FileForm, path: string, text: string): Values {
  if (!path.endsWith('.md')) {
    const data = parse(text);
    return (form.isWrapped ? { [rootName]: data } : data) as Values;
  }
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? [];
  const body = text.slice(whole.length).replace(/^\n/, '');
  return { ...(parse(yaml) as Values), [bodyField.name]: body };
}

function parse(yaml: string): unknown {
  return parseDocument(yaml).toJS() ?? {};
}

/** Writes a form's values into the text of its file; empty text is a new file. */
export function writeFile(
  form: FileForm,
  path: string,
  text: string,
  values: Values,
): Promise<string> {
  const { [bodyField.name]: body, ...data } = fromForm(form.fields, values);
  const written = (whole: string, parser: 'markdown' | 'yaml') =>
    format(whole, { ...style, parser, plugins: [markdownPlugin, yamlPlugin] } as never);
  if (!path.endsWith('.md')) {
    return written(mergeText(text, form.isWrapped ? data[rootName] : data), 'yaml');
  }
  const [, yaml = ''] = frontMatter.exec(text) ?? [];
  const below = typeof body === 'string' ? body.trim() : '';
  return written(`---\n${mergeText(yaml, data)}---\n\n${below}\n`, 'markdown');
}

function mergeText(text: string, data: unknown): string {
  const document = parseDocument(text);
  mergeYaml(document, data);
  // Long lines stay: Prettier folds none, so a folded text would change with every save.
  return document.toString({ lineWidth: 0, singleQuote: true });
}
