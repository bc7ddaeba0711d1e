import type { EditorField } from './editor-field.ts';

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

/** How a form stores a file whose root is a list or a record: under one name. */
export const rootName = 'items';

/** What a form shows for the data of a file. */
export function toForm(fields: readonly EditorField[], data: JsonObject): JsonObject {
  return mapFields(fields, data, valueToForm);
}

/** What a file holds for the values of a form: empty optional fields are left out. */
export function fromForm(fields: readonly EditorField[], values: JsonObject): JsonObject {
  return mapFields(fields, values, valueFromForm);
}

type MapValue = (field: EditorField, value: Json) => Json;

function mapFields(
  fields: readonly EditorField[],
  values: JsonObject,
  mapValue: MapValue,
): JsonObject {
  const mapped = fields.map((field) => [field.name, mapValue(field, values[field.name])] as const);
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined));
}

function valueToForm(field: EditorField, value: Json): Json {
  const { as, fields = [] } = field;
  if (value === undefined || value === null) return undefined;
  if (as === 'picture') return `${field.public_folder}/${textOf(value)}`;
  if (as === 'yes, no or details') {
    if (typeof value === 'boolean') return { covered: value ? 'yes' : 'no' };
    return { covered: 'with these details', ...toForm(fields, value as JsonObject) };
  }
  if (as === 'record') {
    const entries = Object.entries(value);
    return entries.map(([key, entry]) => toForm(fields, { key, value: entry }));
  }
  return mapInner(field, value, valueToForm);
}

function valueFromForm(field: EditorField, value: Json): Json {
  const { as, fields = [] } = field;
  if (value === undefined || value === null || value === '') return undefined;
  if (as === 'picture') return textOf(value).split('/').at(-1);
  if (as === 'yes, no or details') {
    const { covered, ...details } = value as JsonObject;
    return covered === 'with these details' ? fromForm(fields, details) : covered === 'yes';
  }
  if (as === 'record') {
    const entries = (value as JsonObject[]).map((entry) => fromForm(fields, entry));
    return Object.fromEntries(entries.map(({ key, value: meant }) => [textOf(key), meant]));
  }
  const inner = mapInner(field, value, valueFromForm);
  return !field.required && isEmpty(inner) ? undefined : inner;
}

function mapInner(field: EditorField, value: Json, mapValue: MapValue): Json {
  const { widget, fields, field: item, types } = field;
  if (widget === 'object') return mapFields(fields ?? [], value as JsonObject, mapValue);
  if (!Array.isArray(value)) return value;
  if (item) return value.map((entry: Json) => mapValue(item, entry) ?? '');
  if (!fields && !types) return value;
  return value.map((entry: JsonObject) => {
    const inner = types ? fieldsOfType(field, entry) : (fields ?? []);
    const type = field.typeKey ? { [field.typeKey]: entry[field.typeKey] } : {};
    return { ...type, ...mapFields(inner, entry, mapValue) };
  });
}

function fieldsOfType({ types, typeKey = 'type' }: EditorField, entry: Json) {
  const name: unknown = Reflect.get(Object(entry), typeKey);
  return types?.find((type) => type.name === name)?.fields ?? [];
}

/** A form holds nothing else where a text is expected. */
function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function isEmpty(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Finds the form of a file, by its path or by its folder. */
export function formOfPath<Form>(
  forms: Readonly<Record<string, Form>>,
  path: string,
): Form | undefined {
  return forms[path] ?? forms[path.slice(0, path.lastIndexOf('/') + 1)];
}
