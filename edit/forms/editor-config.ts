import { join } from 'node:path';
import { readYaml } from '../../server/content/parse-yaml.ts';
import { categoriesSchema } from '../../server/content/posts/post.schema.ts';
import type { FileForm } from './content-file.ts';
import { folderForms, formGroups, type ContentForm, type FolderForm } from './content-forms.ts';
import { bodyField, type EditorField } from './editor-field.ts';
import { fieldOf, fieldsOf, type Choices } from './field-of.ts';
import { rootName } from './form-data.ts';
import { partsOf, type AnySchema } from './schema-parts.ts';

/** Where the editor reads and saves: this machine, or a Git service. */
export type EditorBackend =
  | { readonly name: 'proxy'; readonly proxy_url: string }
  | {
      readonly name: 'github' | 'gitlab' | 'gitea';
      readonly repo: string;
      readonly branch: string;
      readonly [option: string]: unknown;
    };

interface ConfigOptions {
  readonly backend: EditorBackend;
  readonly siteUrl: string;
  readonly choices: Choices;
}

/** Makes Decap's configuration from the schemas that the site checks its content with. */
export function editorConfig({ backend, siteUrl, choices }: ConfigOptions) {
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
      folderCollection(folderForms[0], choices),
      ...formGroups.map(({ name, label, help, forms }) => ({
        name,
        label,
        description: help,
        format: 'json',
        files: forms.map((form) => ({
          name: nameOf(form),
          label: form.label,
          description: form.help,
          file: `content/${form.path}`,
          preview_path: form.page,
          fields: formFields(form, choices),
        })),
      })),
      ...folderForms.slice(1).map((form) => folderCollection(form, choices)),
    ],
  };
}

function folderCollection(form: FolderForm | undefined, choices: Choices) {
  if (!form) throw new Error('posts have a form');
  return {
    name: nameOf(form),
    label: form.label,
    label_singular: form.singular,
    description: form.help,
    folder: `content/${form.path.slice(0, -1)}`,
    extension: form.extension,
    format: 'json',
    create: form.isOpen,
    delete: form.isOpen,
    identifier_field: 'title',
    slug: '{{slug}}',
    summary: '{{title}}',
    preview_path: form.page,
    sortable_fields: form.isOpen ? ['published', 'title'] : ['title'],
    fields: formFields(form, choices),
  };
}

function nameOf({ path }: ContentForm): string {
  return path.replace(/\.yaml$|\.md$|\/$/, '').replaceAll('/', '-');
}

/** The fields of a form: those of its schema, and the text below front matter. */
export function formFields(form: ContentForm, choices: Choices): EditorField[] {
  const { schema, path } = form;
  if (!isObject(schema)) {
    return [{ ...fieldOf(rootName, schema, choices), label: form.label, collapsed: false }];
  }
  const fields = fieldsOf(schema, choices);
  const hasBody = path === 'posts/' || path === 'pages/' || path.endsWith('.md');
  return hasBody ? [...fields, bodyField] : fields;
}

/** What the browser needs of each form, by the path or the folder of its files. */
export function fileForms(choices: Choices): Record<string, FileForm> {
  const forms = [...folderForms, ...formGroups.flatMap((group) => group.forms)];
  return Object.fromEntries(
    forms.map((form) => {
      const fields = formFields(form, choices).filter(({ name }) => name !== 'body');
      return [`content/${form.path}`, { fields, isWrapped: !isObject(form.schema) }];
    }),
  );
}

function isObject(schema: AnySchema): boolean {
  return partsOf(schema).entries !== undefined;
}

/** Reads choices that other files make. @throws ContentError naming file, line and key */
export async function readChoices(contentFolder: string): Promise<Choices> {
  const categories = await readYaml(join(contentFolder, 'posts/categories.yaml'), categoriesSchema);
  return { categories: categories.map(({ slug }) => slug) };
}
