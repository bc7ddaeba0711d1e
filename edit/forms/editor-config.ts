import { contentFiles, folderFiles, formGroups } from '../../app/content-files.ts';
import type { ContentFile } from '../../app/kernel/schema/content-file.ts';
import { partsOf } from '../../app/kernel/schema/schema-parts.ts';
import { readSource } from '../../server/content/open-files.ts';
import type { FileForm } from './content-file.ts';
import { bodyField, type EditorField } from './editor-field.ts';
import { fieldOf, fieldsOf, type Choices } from './field-of.ts';
import { rootName } from './form-data.ts';

/** Where the editor's own server, on this machine, reads and saves. */
export const apiPath = '/edit/api';

/** Makes Decap's configuration from the schemas that the site checks its content with. */
export function editorConfig(siteUrl: string, choices: Choices) {
  return {
    load_config_file: false,
    backend: { name: 'site', proxy_url: apiPath },
    site_url: siteUrl,
    media_folder: 'content/pictures/news',
    // The site itself is the preview, in another window: `preview_path` is its address.
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
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
  if (!partsOf(schema).entries) {
    return [{ ...fieldOf(rootName, schema, choices), label, collapsed: false }];
  }
  const fields = fieldsOf(schema, choices);
  return path.endsWith('.md') ? [...fields, bodyField] : fields;
}

/** The files that the editor shows. */
export const filesWithForm = Object.values<ContentFile>(contentFiles).filter(
  ({ form }) => !('withoutForm' in form),
);

/** What reads and writes files, by their path or their folder. It has no use for choices. */
export const fileForms: Readonly<Record<string, FileForm>> = Object.fromEntries(
  filesWithForm.map((file) => {
    const fields = formFields(file, {});
    const place = file.path.replace(/\*.*/, '');
    const label = ('singular' in file.form && file.form.singular) || file.label;
    const isWrapped = !partsOf(file.schema).entries;
    return [`content/${place}`, { label, fields, isWrapped }];
  }),
);

/** Reads choices that other files make. @throws ContentError naming file, line and key */
export async function readChoices(contentFolder: string): Promise<Choices> {
  const categories = await readSource(contentFolder, 'categories');
  return { categories: categories.map(({ slug }) => slug) };
}
