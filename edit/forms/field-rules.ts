import { rulesOf, type AnySchema } from './schema-parts.ts';

interface Pattern {
  readonly source: string;
  readonly message: string;
}

/** The rules of a text as one pattern with one message; undefined where there are none. */
export function patternOf(schema: AnySchema): readonly [string, string] | undefined {
  const patterns = rulesOf(schema).flatMap(({ type, requirement, message }) => {
    const source = sourceOf(type, requirement);
    return source === undefined ? [] : [{ source, message: String(message) }];
  });
  const [only, ...others] = patterns;
  if (!only) return undefined;
  if (others.length === 0) return [only.source, only.message];
  const messages = new Set(patterns.map(({ message }) => message));
  return [`^${patterns.map(lookahead).join('')}`, [...messages].join('; ')];
}

function lookahead({ source }: Pattern): string {
  return `(?=${source.startsWith('^') ? source.slice(1) : String.raw`[\s\S]*${source}`})`;
}

/** What cannot be said as a pattern is said while typing, by the site's own check. */
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

export interface Limits {
  readonly min?: number;
  readonly max?: number;
}

/** The least and most of a number, or of how many there are in a list. */
export function limitsOf(schema: AnySchema): Limits {
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
