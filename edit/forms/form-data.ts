import type { EditorField } from './editor-field.ts';
import type { Values } from './merge-yaml.ts';

/** How a form stores a file whose root is a list or a record: under one name. */
export const rootName = 'items';

/** What a form shows for the data of a file. */
export function toForm(fields: readonly EditorField[], data: Values): Values {
  return mapFields(fields, data, valueToForm);
}

/** What a file holds for the values of a form: empty optional fields are left out. */
export function fromForm(fields: readonly EditorField[], values: Values): Values {
  return mapFields(fields, values, valueFromForm);
}

type MapValue = (field: EditorField, value: unknown) => unknown;

function mapFields(fields: readonly EditorField[], values: Values, mapValue: MapValue): Values {
  const mapped = fields.map((field) => [field.name, mapValue(field, values[field.name])] as const);
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined));
}

function valueToForm(field: EditorField, value: unknown): unknown {
  const { as, fields = [] } = field;
  if (value === undefined || value === null) return undefined;
  if (as === 'picture') return `${field.media_folder}/${textOf(value)}`;
  if (as === 'yes, no or details') {
    if (typeof value === 'boolean') return { covered: value ? 'yes' : 'no' };
    return { covered: 'with these details', ...toForm(fields, value as Values) };
  }
  if (as === 'record') {
    const entries = Object.entries(value);
    return entries.map(([key, entry]) => toForm(fields, { key, value: entry }));
  }
  return mapInner(field, value, valueToForm);
}

function valueFromForm(field: EditorField, value: unknown): unknown {
  const { as, fields = [] } = field;
  if (value === undefined || value === null || value === '') return undefined;
  if (as === 'picture') return textOf(value).split('/').at(-1);
  if (as === 'yes, no or details') {
    const { covered, ...details } = value as Values;
    return covered === 'with these details' ? fromForm(fields, details) : covered === 'yes';
  }
  if (as === 'record') {
    const entries = (value as Values[]).map((entry) => fromForm(fields, entry));
    return Object.fromEntries(entries.map(({ key, value: meant }) => [textOf(key), meant]));
  }
  const inner = mapInner(field, value, valueFromForm);
  return !field.required && isEmpty(inner) ? undefined : inner;
}

function mapInner(field: EditorField, value: unknown, mapValue: MapValue): unknown {
  const { widget, fields, field: item, types, typeKey } = field;
  if (widget === 'object') return mapFields(fields ?? [], value as Values, mapValue);
  if (!Array.isArray(value)) return value;
  if (item) return value.map((entry: unknown) => mapValue(item, entry) ?? '');
  if (!fields && !types) return value;
  return value.map((entry: Values) => {
    if (!types || !typeKey) return mapFields(fields ?? [], entry, mapValue);
    const type = types.find(({ name }) => name === entry[typeKey]);
    return { [typeKey]: entry[typeKey], ...mapFields(type?.fields ?? [], entry, mapValue) };
  });
}

/** A form holds nothing else where a text is expected. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Finds the form of a file, by its path or by its folder. */
export function formOfPath<Form>(
  forms: Readonly<Record<string, Form>>,
  path: string,
): Form | undefined {
  return forms[path] ?? forms[path.slice(0, path.lastIndexOf('/') + 1)];
}
