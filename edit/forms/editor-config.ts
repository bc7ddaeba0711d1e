import { contentFiles, folderFiles, formGroups } from '../../app/content-files.ts';
import type { ContentFile } from '../../app/kernel/schema/content-file.ts';
import { partsOf, type AnySchema } from '../../app/kernel/schema/schema-parts.ts';
import { readSource } from '../../server/content/open-files.ts';
import type { FileForm } from './content-file.ts';
import { bodyField, type EditorField } from './editor-field.ts';
import { fieldOf, fieldsOf, type Choices } from './field-of.ts';
import { rootName } from './form-data.ts';

/** Where the editor reads and saves: this machine, or a Git service. */
export type EditorBackend =
  | { readonly name: 'proxy'; readonly proxy_url: string }
  | {
      readonly name: 'github' | 'gitlab' | 'gitea';
      readonly repo: string;
      readonly branch: string;
      readonly [option: string]: unknown;
    };

/** Makes Decap's configuration from the schemas that the site checks its content with. */
export function editorConfig(backend: EditorBackend, siteUrl: string, choices: Choices) {
  const isLocal = backend.name === 'proxy';
  return {
    load_config_file: false,
    // `site` hands our files to the backend of this name (edit/browser/site-backend.ts).
    backend: { ...backend, name: 'site', service: backend.name },
    publish_mode: isLocal ? 'simple' : 'editorial_workflow',
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: 'content/pictures/news',
    public_folder: '/content/pictures/news',
    // The site itself is the preview, in another window: `preview_path` is its address.
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections: [
      folderCollection(folderFiles.posts, choices),
      ...formGroups.map(({ name, label, help, files }) => ({
        name,
        label,
        description: help,
        format: 'json',
        files: Object.values<ContentFile>(files).flatMap((file) => fileEntry(file, choices)),
      })),
      folderCollection(folderFiles.pages, choices),
      folderCollection(folderFiles.planPages, choices),
    ],
  };
}

function fileEntry(file: ContentFile, choices: Choices) {
  const { path, label, form } = file;
  if ('withoutForm' in form) return [];
  const fields = formFields(file, choices);
  const name = nameOf(file);
  const preview_path = form.page;
  return [{ name, label, description: form.help, file: `content/${path}`, preview_path, fields }];
}

function folderCollection(folder: ContentFile, choices: Choices) {
  const { path, label, form } = folder;
  if ('withoutForm' in form) throw new Error(`${path} has no form`);
  const { isOpen = false } = form;
  return {
    name: nameOf(folder),
    label,
    label_singular: form.singular,
    description: form.help,
    folder: `content/${path.replace(/\/\*.*/, '')}`,
    extension: path.split('.').at(-1),
    format: 'json',
    create: isOpen,
    delete: isOpen,
    identifier_field: 'title',
    slug: '{{slug}}',
    summary: '{{title}}',
    preview_path: form.page,
    sortable_fields: isOpen ? ['published', 'title'] : ['title'],
    fields: formFields(folder, choices),
  };
}

function nameOf({ path }: ContentFile): string {
  return path.replace(/(?:\/\*)?\.(?:yaml|md)$/, '').replaceAll('/', '-');
}

/** The fields of a form: those of its schema, and the text below front matter. */
export function formFields({ schema, path, label }: ContentFile, choices: Choices): EditorField[] {
  if (!isObject(schema)) {
    return [{ ...fieldOf(rootName, schema, choices), label, collapsed: false }];
  }
  const fields = fieldsOf(schema, choices);
  return path.endsWith('.md') ? [...fields, bodyField] : fields;
}

/** The files that the editor shows. */
export const filesWithForm = Object.values<ContentFile>(contentFiles).filter(
  ({ form }) => !('withoutForm' in form),
);

/** What the browser needs of each form, by the path or the folder of its files. */
export function fileForms(choices: Choices): Record<string, FileForm> {
  return Object.fromEntries(
    filesWithForm.map((file) => {
      const fields = formFields(file, choices);
      const place = file.path.replace(/\*.*/, '');
      const label = ('singular' in file.form && file.form.singular) || file.label;
      return [`content/${place}`, { label, fields, isWrapped: !isObject(file.schema) }];
    }),
  );
}

function isObject(schema: AnySchema): boolean {
  return partsOf(schema).entries !== undefined;
}

/** Reads choices that other files make. @throws ContentError naming file, line and key */
export async function readChoices(contentFolder: string): Promise<Choices> {
  const categories = await readSource(contentFolder, 'categories');
  return { categories: categories.map(({ slug }) => slug) };
}
