import { partsOf, type AnySchema } from '../../app/kernel/schema/schema-parts.ts';

interface Rule {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** Rules on what an editor types: those before the value is turned into something else. */
function rulesOf(schema: AnySchema): readonly Rule[] {
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

/** Title and description, wherever in the pipes they are; empty where there are none. */
export function wordsOf(schema: AnySchema) {
  const last = (type: string) =>
    actionsOf(schema)
      .filter((action) => action.type === type)
      .map((action) => (action as unknown as Record<string, unknown>)[type])
      .findLast((text): text is string => typeof text === 'string' && text !== '');
  return { title: last('title') ?? '', description: last('description') ?? '' };
}

/** The rules of a text as one pattern with one message; undefined where there are none. */
export function patternOf(schema: AnySchema): readonly [string, string] | undefined {
  const patterns = rulesOf(schema).flatMap(({ type, requirement, message }) => {
    const source = sourceOf(type, requirement);
    return source === undefined ? [] : [{ source, message: String(message) }];
  });
  if (patterns.length === 0) return undefined;
  const messages = new Set(patterns.map(({ message }) => message));
  return [`^${patterns.map(lookahead).join('')}`, [...messages].join('; ')];
}

function lookahead({ source }: { readonly source: string }): string {
  return `(?=${source.startsWith('^') ? source.slice(1) : String.raw`[\s\S]*${source}`})`;
}

/** What cannot be said as a pattern is said at the save, by the site itself. */
function sourceOf(type: string, requirement: unknown): string | undefined {
  if (type === 'regex' && requirement instanceof RegExp) {
    return requirement.flags === '' ? requirement.source : undefined;
  }
  if (type === 'min_length') return String.raw`^[\s\S]{${String(requirement)},}$`;
  if (type === 'max_length') return String.raw`^[\s\S]{0,${String(requirement)}}$`;
  if (type === 'ends_with') return `${escaped(String(requirement))}$`;
  if (type === 'starts_with') return `^${escaped(String(requirement))}`;
  return undefined;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/** The least and most of a number, or of how many there are in a list. */
export function limitsOf(schema: AnySchema) {
  const limits: { min?: number; max?: number } = {};
  for (const { type, requirement } of rulesOf(schema)) {
    const atLeast = type === 'non_empty' ? 1 : Number(requirement);
    if (/^(min_value|min_length|non_empty|length)$/.test(type)) limits.min = atLeast;
    if (/^(max_value|max_length|length)$/.test(type)) limits.max = Number(requirement);
  }
  return limits;
}

export function isWhole(schema: AnySchema): boolean {
  return rulesOf(schema).some(({ type }) => type === 'integer');
}
