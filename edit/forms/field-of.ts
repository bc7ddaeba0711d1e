import * as v from 'valibot';
import { kindOf, partsOf, unwrap, type AnySchema } from '../../app/kernel/schema/schema-parts.ts';
import type { EditorField } from './editor-field.ts';
import { telling } from './merge-yaml.ts';
import { isWhole, limitsOf, patternOf } from './schema-rules.ts';

/** Choices that another content file holds, by the name of the field that makes them. */
export type Choices = Readonly<Record<string, readonly string[]>>;

type Build = (name: string, schema: AnySchema, choices: Choices) => Omit<EditorField, CommonKey>;
type CommonKey = 'name' | 'label' | 'hint' | 'required';

/** Makes the form's field for a key of a content file. @throws Error for a schema without a form */
export function fieldOf(name: string, given: AnySchema, choices: Choices): EditorField {
  const { schema, isOptional } = unwrap(given);
  const build = builders[schema.type];
  if (!build) throw new Error(`"${name}" has a schema without a form: ${schema.type}`);
  const description = v.getDescription(schema);
  return {
    name,
    label: v.getTitle(schema) || labelOf(name),
    ...(description && { hint: description }),
    required: !isOptional,
    ...build(name, schema, choices),
  };
}

/** Makes the fields of an object, in the order of its schema. */
export function fieldsOf(schema: AnySchema, choices: Choices): EditorField[] {
  return Object.entries(partsOf(schema).entries ?? {})
    .filter(([, entry]) => entry.type !== 'literal')
    .map(([name, entry]) => fieldOf(name, entry, choices));
}

/** "adultYearlyNaira" becomes "Adult yearly naira". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = words.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a form calls the place that keys in its file lead to: "Group 1, Question 3, Answer". */
export function labelOfPath(fields: readonly EditorField[], keys: readonly string[]): string {
  const [key, ...rest] = keys;
  if (key === undefined) return '';
  const field = fields.find(({ name }) => name === key);
  const at = Number(rest[0]);
  const isItem = !Number.isNaN(at);
  const label = field?.label ?? labelOf(key);
  const inner = field?.fields ?? field?.types?.flatMap((type) => type.fields ?? []) ?? [];
  const below = labelOfPath(inner, isItem ? rest.slice(1) : rest);
  const own = isItem ? `${field?.label_singular ?? label} ${at + 1}` : label;
  return [own, below].filter(Boolean).join(', ');
}

/** More than this many fields are folded at first, as are those that hold others. */
const mostOpen = 6;

const buildObject: Build = (_name, schema, choices) => {
  const fields = fieldsOf(schema, choices);
  const isPlain = fields.every((field) => !field.fields && !field.field && !field.types);
  return { widget: 'object', collapsed: !isPlain || fields.length > mostOpen, fields };
};

const buildList: Build = (name, schema, choices) => {
  const { item = partsOf(schema).rest } = partsOf(schema);
  if (!item) throw new Error(`"${name}" is a list of nothing`);
  const limits = listLimits(schema);
  const inner = unwrap(item).schema;
  const options = choices[name] ?? (inner.type === 'picklist' ? optionsOf(inner) : undefined);
  if (options) return { widget: 'select', multiple: true, options, ...limits };
  return { widget: 'list', collapsed: true, ...limits, ...itemsOf(name, inner, choices) };
};

/** A list that must be as long as it is offers no button to add or remove. */
function listLimits(schema: AnySchema) {
  const limits = { ...(schema.type === 'tuple_with_rest' && { min: 1 }), ...limitsOf(schema) };
  const isFixed = limits.min !== undefined && limits.min === limits.max;
  return { ...limits, ...(isFixed && { allow_add: false, allow_remove: false }) };
}

function itemsOf(name: string, item: AnySchema, choices: Choices): Partial<EditorField> {
  const label_singular = labelOf(name)
    .replace(/people$/i, 'Person')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  if (item.type === 'variant') return { label_singular, ...typesOf(item, choices) };
  if (partsOf(item).entries) {
    const fields = fieldsOf(item, choices);
    return { label_singular, fields, summary: summaryOf(fields) };
  }
  return { label_singular, field: { ...fieldOf('item', item, choices), label: label_singular } };
}

/** What a folded item shows: the fields that name it. */
function summaryOf(fields: readonly EditorField[]): string {
  const names = fields.map(({ name }) => name);
  const first = telling.find((name) => names.includes(name)) ?? names[0];
  const second = ['role', 'city', 'hours'].find((name) => names.includes(name));
  return second ? `{{fields.${first}}}, {{fields.${second}}}` : `{{fields.${first}}}`;
}

function typesOf(schema: AnySchema, choices: Choices): Partial<EditorField> {
  const typeKey = String(Reflect.get(schema, 'key'));
  const types = (partsOf(schema).options as AnySchema[]).map((option) => {
    const type = partsOf(option).entries?.[typeKey];
    const literal = String(Reflect.get(Object(type), 'literal'));
    const fields = fieldsOf(option, choices);
    return {
      name: literal,
      label: labelOf(literal),
      widget: 'object',
      required: true,
      fields,
      summary: summaryOf(fields),
    };
  });
  return { typeKey, types };
}

const buildRecord: Build = (_name, schema, choices) => {
  const { key, value } = partsOf(schema);
  if (!key || !value) throw new Error('a record has keys and values');
  const fields = [fieldOf('key', key, choices), fieldOf('value', value, choices)];
  return {
    widget: 'list',
    as: 'record',
    collapsed: true,
    label_singular: 'entry',
    fields,
    summary: '{{fields.key}}',
  };
};

/** Yes, no, or an object: the one kind of union that content has. */
const buildUnion: Build = (name, schema, choices) => {
  const options = (partsOf(schema).options as AnySchema[]).map((option) => unwrap(option).schema);
  const details = options.find((option) => partsOf(option).entries);
  if (options.length !== 2 || options[0]?.type !== 'boolean' || !details) {
    throw new Error(`"${name}" has a union without a form`);
  }
  const answer: EditorField = {
    name: 'covered',
    label: 'Covered',
    widget: 'select',
    required: true,
    default: 'yes',
    options: ['yes', 'no', 'with these details'],
  };
  return {
    widget: 'object',
    as: 'yes, no or details',
    collapsed: true,
    summary: `${labelOf(name)}: {{fields.covered}}`,
    fields: [answer, ...fieldsOf(details, choices)],
  };
};

const buildText: Build = (_name, schema) => {
  const pattern = patternOf(schema);
  const { kind, folder, width, height } = kindOf(schema);
  if (kind === 'day') {
    return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false, default: '' };
  }
  if (kind === 'picture') return pictureField(String(folder), Number(width), Number(height));
  const widget = kind === 'paragraph' || kind === 'markdown' ? 'text' : 'string';
  return { widget, ...(pattern && { pattern }) };
};

/** Photographs are cropped and made small in the browser, and lose what a camera wrote into them. */
function pictureField(folder: string, width: number, height: number) {
  return {
    widget: 'image',
    as: 'picture' as const,
    choose_url: false,
    media_folder: `/content/pictures/${folder}`,
    media_processing: {
      enabled: true,
      format: { enabled: true, default: 'webp' },
      quality: 75,
      strip_metadata: true,
      width,
      height,
      aspect_ratio: width / height,
    },
  };
}

const buildNumber: Build = (_name, schema) => {
  const isInteger = isWhole(schema);
  return {
    widget: 'number',
    value_type: isInteger ? 'int' : 'float',
    ...(!isInteger && { step: 0.01 }),
    ...limitsOf(schema),
  };
};

function optionsOf(schema: AnySchema): readonly string[] {
  return (partsOf(schema).options as readonly unknown[]).map(String);
}

const builders: Readonly<Record<string, Build>> = {
  string: buildText,
  number: buildNumber,
  boolean: () => ({ widget: 'boolean', default: false }),
  picklist: (_name, schema) => ({ widget: 'select', options: optionsOf(schema) }),
  object: buildObject,
  strict_object: buildObject,
  array: buildList,
  tuple_with_rest: buildList,
  record: buildRecord,
  union: buildUnion,
};
