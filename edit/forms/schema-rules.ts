import { partsOf, type AnySchema } from '../../app/kernel/schema/schema-parts.ts';

interface Rule {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** Rules on what an editor types: those before the value is turned into something else. */
function rulesOf(schema: AnySchema): readonly Rule[] {
  const actions = actionsOf(schema);
  const end = actions.findIndex(
    ({ kind, type }) => kind === 'schema' || type.endsWith('transform'),
  );
  return end < 0 ? actions : actions.slice(0, end);
}

function actionsOf(schema: AnySchema): readonly Rule[] {
  const [first, ...rest] = partsOf(schema).pipe ?? [];
  if (first === undefined) return [];
  return [...actionsOf(first as AnySchema), ...(rest as Rule[])];
}

/** The rules of a text as one pattern with one message; undefined where there are none. */
export function patternOf(schema: AnySchema): readonly [string, string] | undefined {
  const sources: string[] = [];
  const messages = new Set<string>();
  for (const { type, requirement, message } of rulesOf(schema)) {
    const source = sourceOf(type, requirement);
    if (source === undefined) continue;
    sources.push(source.startsWith('^') ? source.slice(1) : String.raw`[\s\S]*${source}`);
    messages.add(String(message));
  }
  if (sources.length === 0) return undefined;
  return [`^${sources.map((source) => `(?=${source})`).join('')}`, [...messages].join('; ')];
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
