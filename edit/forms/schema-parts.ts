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

interface Rule {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** Rules on what an editor types: those before the value is turned into something else. */
export function rulesOf(schema: AnySchema): readonly Rule[] {
  const rules: Rule[] = [];
  for (const action of actionsOf(schema)) {
    if (action.kind === 'schema' || /^(raw_)?transform$/.test(action.type)) break;
    rules.push(action);
  }
  return rules;
}

function actionsOf(schema: AnySchema): readonly Rule[] {
  const [first, ...rest] = partsOf(schema).pipe ?? [];
  if (first === undefined) return [];
  return [...actionsOf(first as AnySchema), ...(rest as Rule[])];
}

export interface Unwrapped {
  readonly schema: AnySchema;
  readonly isOptional: boolean;
}

/** Takes `optional` off. */
export function unwrap(schema: AnySchema): Unwrapped {
  const { wrapped } = partsOf(schema);
  if (schema.type !== 'optional' || !wrapped) return { schema, isOptional: false };
  return { schema: unwrap(wrapped).schema, isOptional: true };
}

interface SchemaWords {
  readonly title: string;
  readonly description: string;
}

/** Title and description, wherever in the pipes they are; empty where there are none. */
export function wordsOf(schema: AnySchema): SchemaWords {
  const last = (type: string) =>
    actionsOf(schema)
      .filter((action) => action.type === type)
      .map((action) => (action as unknown as Record<string, unknown>)[type])
      .findLast((text): text is string => typeof text === 'string' && text !== '');
  return { title: last('title') ?? '', description: last('description') ?? '' };
}

/** How a text is typed: the metadata of `app/kernel/schema/content-fields.ts`. */
export function kindOf(schema: AnySchema): Readonly<Record<string, unknown>> {
  return v.getMetadata(schema);
}
