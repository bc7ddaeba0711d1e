import type * as v from 'valibot';
import type { AnySchema } from './schema-parts.ts';

interface Form {
  /** The page that shows the file best; `{{slug}}` is a file's own name. */
  readonly page: string;
  readonly help: string;
  /** In a folder: what the editor calls one file. */
  readonly singular?: string;
  /** Whether an editor may add and remove files of a folder: the site asks for others by name. */
  readonly isOpen?: boolean;
}

/** Why the editor has no form for a file. */
interface NoForm {
  readonly withoutForm: string;
}

/** A content file, or all files of a folder that share one schema. */
export interface ContentFile<Path extends string = string, Schema extends AnySchema = AnySchema> {
  /** Below `content`; a folder ends with `*.yaml` or `*.md`. */
  readonly path: Path;
  readonly label: string;
  readonly schema: Schema;
  readonly form: Form | NoForm;
  /** Names between {{ and }} that are no facts: who takes the text fills and checks them. */
  readonly filledLater?: ((name: string) => boolean) | undefined;
}

/** Registers a content file: what it holds, and how the editor shows it. */
export function contentFile<const Path extends string, const Schema extends AnySchema>(
  path: Path,
  label: string,
  schema: Schema,
  { filledLater, ...form }: (Form | NoForm) & Pick<ContentFile, 'filledLater'>,
): ContentFile<Path, Schema> {
  return { path, label, schema, form, filledLater };
}

export interface MarkdownFile<FrontMatter> {
  readonly file: string;
  readonly text: string;
  readonly frontMatter: FrontMatter;
  /** Text with the front matter blanked out, so that line numbers match the file. */
  readonly body: string;
}

type OneOf<Path, Output> = Path extends `${string}.md` ? MarkdownFile<Output> : Output;

/** What a content file holds; of a folder, the files by their names. */
export type Held<File> =
  File extends ContentFile<infer Path, infer Schema>
    ? Path extends `${string}*${string}`
      ? ReadonlyMap<string, OneOf<Path, v.InferOutput<Schema>>>
      : OneOf<Path, v.InferOutput<Schema>>
    : never;
