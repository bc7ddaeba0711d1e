import { globSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import appRoutes from '../../app/routes.ts';
import { contentFiles } from '../../app/content-files.ts';
import {
  editorConfig,
  fileForms,
  filesWithForm as forms,
  formFields,
  readChoices,
} from './editor-config.ts';
import type { EditorField } from './editor-field.ts';
import { fieldOf } from './field-of.ts';
import { formOfPath } from './form-data.ts';
import { partsOf, unwrap, type AnySchema } from '../../app/kernel/schema/schema-parts.ts';

const formless = new Set(
  Object.values(contentFiles)
    .filter((file) => !forms.some(({ path }) => path === file.path))
    .map(({ path }) => `content/${path}`),
);
const choices = await readChoices('content');

describe('the editor', () => {
  it('has a form for every content file', () => {
    const paths = globSync('content/**/*.{yaml,md}');
    const lost = paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !formless.has(path))
      .filter((path) => formOfPath(fileForms, path) === undefined);
    expect(lost).toEqual([]);
  });

  it.each(forms.map((form) => [form.path, form] as const))(
    'has a field for every key of %s',
    (_path, form) => {
      const fields = formFields(form, choices);
      const held = partsOf(form.schema).entries ? fields : (fields[0]?.fields ?? fields);
      expect(keysOfFields(held)).toEqual(expect.arrayContaining(keysOfSchema(form.schema)));
    },
  );

  it('leads to pages that the site has', () => {
    const paths = forms.flatMap(({ form }) =>
      'page' in form ? form.page.replace('{{slug}}', 'privacy') : [],
    );
    const routes = appRoutes.map(({ path = '', index }) => (index ? { index } : { path }));
    const lost = paths.filter((path) => {
      const route = matchRoutes(routes, path)?.at(-1)?.route;
      return !route || route.path === '*';
    });
    expect(lost).toEqual([]);
  });

  it('names every field in words', () => {
    const names = forms.flatMap((form) => labelsOf(formFields(form, choices)));
    expect(names.filter((name) => !/^(?:[A-Z]|\d|[A-D]$)/.test(name))).toEqual([]);
  });

  it('refuses a kind of schema for which nobody has made a field', () => {
    expect(() => fieldOf('when', v.date(), choices)).toThrow('"when" has a schema without a form');
  });

  it('asks for the same lengths, numbers and patterns as the site', () => {
    const fields = Object.fromEntries(
      forms.map((form) => [form.path, formFields(form, choices)] as const),
    );
    const field = (path: string, ...names: string[]) => findField(fields[path] ?? [], names);
    const [pattern = '', words] = field('posts/*.md', 'excerpt').pattern ?? [];
    expect(words).toBe('must have 120 to 200 characters');
    expect('x'.repeat(201)).not.toMatch(new RegExp(pattern));
    expect('x'.repeat(120)).toMatch(new RegExp(pattern));
    expect(field('identity.yaml', 'social')).toMatchObject({ min: 5, max: 5, allow_add: false });
    expect(field('plans/prices.yaml', 'family', 'mostChildren')).toMatchObject({ min: 1, max: 6 });
    expect(field('faqs.yaml', 'groups', 'questions', 'words').required).toBe(false);
    expect(field('posts/*.md', 'categories').options).toContain('prevention');
    expect(field('plans/prices.yaml', 'asOf').hint).toBe('The day the figures were set.');
  });
});

it('the configuration gives each collection and each file its own name', () => {
  const { collections } = editorConfig('https://insurer.example', choices);
  const files = collections.flatMap((each) => ('files' in each ? each.files : []));
  const names = [...collections, ...files].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** Names of keys, at any depth, as a form must have them. */
function keysOfSchema(given: AnySchema): string[] {
  const { schema } = unwrap(given);
  const { entries = {}, item, rest, value, options = [] } = partsOf(schema);
  const inner = [item, rest, value, ...options].filter(isSchema);
  const keys = Object.keys(entries).filter((key) => entries[key]?.type !== 'literal');
  return [...keys, ...[...inner, ...Object.values(entries)].flatMap(keysOfSchema)];
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function keysOfFields(fields: readonly EditorField[]): string[] {
  if (fields.length === 0) return [];
  return [...fields.map(({ name }) => name), ...keysOfFields(fields.flatMap(insideOf))];
}

function labelsOf(fields: readonly EditorField[]): string[] {
  if (fields.length === 0) return [];
  return [...fields.map(({ label }) => label), ...labelsOf(fields.flatMap(insideOf))];
}

function insideOf({ fields = [], field, types = [] }: EditorField): EditorField[] {
  return [...fields, ...(field ? [field] : []), ...types];
}

function findField(fields: readonly EditorField[], [name, ...rest]: string[]): EditorField {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return rest.length === 0 ? field : findField(insideOf(field), rest);
}
