import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentFiles, type HeldBy, type Sources } from '#app/content-files.ts';
import type * as v from 'valibot';
import type { ContentFile, Held, MarkdownFile } from '#app/kernel/schema/content-file.ts';
import type { AnySchema } from '#app/kernel/schema/schema-parts.ts';
import { finishTexts } from './finish-texts.ts';
import { parseMarkdownFile, parseYaml } from './parse-yaml.ts';
import {
  checkPlaceholders,
  fillTexts,
  withoutComments,
  type Placeholders,
} from './placeholders.ts';

/** A content file that has been read and whose shape is right. */
interface OpenFile<Source> {
  /** With the placeholders and the Markdown that an editor has typed. */
  readonly source: Source;
  /** @throws ContentError naming the line of each placeholder that nothing fills */
  check(values: Placeholders): void;
  /** Fills the placeholders, and renders Markdown but for the bodies of Markdown files. */
  finish(values: Placeholders): Source;
}

/** Reads a content file, or those of a folder. @throws ContentError naming file, line and key */
export async function openFile<File extends ContentFile>(
  contentFolder: string,
  content: File,
): Promise<OpenFile<Held<File>>> {
  const path = join(contentFolder, content.path);
  const opened = basename(path).startsWith('*')
    ? await openFolder(contentFolder, path, content)
    : openText({ contentFolder, file: path, text: await readFile(path, 'utf8') }, content);
  return opened as OpenFile<Held<File>>;
}

async function openFolder(contentFolder: string, path: string, content: ContentFile) {
  const [folder, extension] = [join(path, '..'), basename(path).slice(1)];
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file, 'utf8');
      return [basename(name, extension), openText({ contentFolder, file, text }, content)] as const;
    }),
  );
  return {
    source: new Map(files.map(([name, { source }]) => [name, source])),
    check: (values: Placeholders) => files.forEach(([, opened]) => opened.check(values)),
    finish: (values: Placeholders) =>
      new Map(files.map(([name, opened]) => [name, opened.finish(values)])),
  };
}

interface FileText {
  readonly contentFolder: string;
  readonly file: string;
  readonly text: string;
}

function openText(read: FileText, content: ContentFile) {
  return read.file.endsWith('.md') ? openMarkdown(read, content) : openYaml(read, content);
}

/** Parses front matter and text. @throws ContentError naming file, line and key */
export function openMarkdown<Schema extends AnySchema>(
  { file, text }: Omit<FileText, 'contentFolder'>,
  { schema, filledLater }: ContentFile<string, Schema>,
): OpenFile<MarkdownFile<v.InferOutput<Schema>>> {
  const source = parseMarkdownFile<v.InferOutput<Schema>>({ file, text }, schema);
  return {
    source,
    check: (values) => checkPlaceholders(file, text, values, filledLater),
    finish: (values) => ({ ...source, frontMatter: fillTexts(source.frontMatter, values) }),
  };
}

/** Parses the text of a content file. @throws ContentError naming file, line and key */
function openYaml({ contentFolder, file, text }: FileText, { schema, filledLater }: ContentFile) {
  const filled = (value: unknown, values: Placeholders) =>
    text.includes('{{') ? fillTexts(value, values) : value;
  const source = parseYaml({ file, text }, schema);
  return {
    source,
    check: (values: Placeholders) =>
      checkPlaceholders(file, withoutComments(text), values, filledLater),
    finish: (values: Placeholders) =>
      finishTexts(schema, filled(source, values), { contentFolder, file }),
  };
}

/** Reads one registered content file. @throws ContentError naming file, line and key */
export async function readSource<Name extends keyof Sources>(
  contentFolder: string,
  name: Name,
): Promise<Sources[Name]> {
  return (await openFile(contentFolder, contentFiles[name])).source as Sources[Name];
}

type Opened = readonly (readonly [string, OpenFile<unknown>])[];

/** Reads a set of content files. @throws ContentError naming file, line and key */
export async function openFiles<Files extends Readonly<Record<string, ContentFile>>>(
  contentFolder: string,
  files: Files,
) {
  const opened: Opened = await Promise.all(
    Object.entries(files).map(
      async ([name, content]) => [name, await openFile(contentFolder, content)] as const,
    ),
  );
  const collect = (take: (opened: OpenFile<unknown>) => unknown) =>
    Object.fromEntries(opened.map(([name, file]) => [name, take(file)])) as HeldBy<Files>;
  return {
    sources: collect(({ source }) => source),
    check: (values: Placeholders) => opened.forEach(([, file]) => file.check(values)),
    finish: (values: Placeholders) => collect((file) => file.finish(values)),
  };
}
