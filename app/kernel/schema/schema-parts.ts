import * as v from 'valibot';

/** A Valibot schema, of which only the common part is typed. */
export type AnySchema = v.GenericSchema & { readonly type: string };

/** What Valibot keeps in a schema, by the types of schemas that have it. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly rest?: AnySchema;
  readonly key?: AnySchema;
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

export function partsOf(schema: AnySchema): SchemaParts {
  return schema as unknown as SchemaParts;
}

interface Unwrapped {
  readonly schema: AnySchema;
  readonly isOptional: boolean;
}

/** Takes `optional` off. */
export function unwrap(schema: AnySchema): Unwrapped {
  const { wrapped } = partsOf(schema);
  if (schema.type !== 'optional' || !wrapped) return { schema, isOptional: false };
  return { schema: unwrap(wrapped).schema, isOptional: true };
}

/** How a text is typed: the metadata of `app/kernel/schema/content-fields.ts`. */
export function kindOf(schema: AnySchema): Readonly<Record<string, unknown>> {
  return v.getMetadata(schema);
}
