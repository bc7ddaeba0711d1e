import * as v from 'valibot';
import { textsIn, type FieldErrors, type FieldValues } from './form-answer.ts';

/** An object schema of texts, whole or at the head of a pipe. */
export type FormSchema<Fields extends FieldValues = FieldValues> = v.GenericSchema<
  FieldValues,
  Fields
> & { readonly entries: Readonly<Record<string, unknown>> };

export type ParsedForm<Fields> =
  | { readonly kind: 'fields'; readonly fields: Fields }
  | { readonly kind: 'errors'; readonly errors: FieldErrors };

/** Reads the schema's fields as typed; ignores files, repeated and unknown fields. */
export function typedValues(data: FormData, schema: FormSchema): FieldValues {
  return textsIn(data, Object.keys(schema.entries), Number.POSITIVE_INFINITY);
}

/** Checks what was typed; returns the cleaned fields, or the first error of each. */
export function parseForm<Fields extends FieldValues>(
  schema: FormSchema<Fields>,
  values: FieldValues,
): ParsedForm<Fields> {
  const result = v.safeParse(schema, values);
  if (result.success) return { kind: 'fields', fields: result.output };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) errors[String(path?.[0]?.key)] ??= message;
  return { kind: 'errors', errors: inFormOrder(schema, errors) };
}

/** Sorts errors by where their fields stand in the form. */
export function inFormOrder(schema: FormSchema, errors: FieldErrors): FieldErrors {
  const names = Object.keys(schema.entries).filter((name) => Object.hasOwn(errors, name));
  return Object.fromEntries(names.map((name) => [name, errors[name] ?? '']));
}
