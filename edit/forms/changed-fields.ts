import type { FileForm } from './content-file.ts';
import { labelOfPath } from './field-of.ts';
import { isValues, matchItems, nameOf } from './merge-yaml.ts';

/** A field that two versions of a file differ in; a text is empty where there is no such field. */
export interface ChangedField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Difference {
  readonly keys: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Names the fields that differ between what two versions of a file hold, as the form does. */
export function changedFields(form: FileForm, before: unknown, after: unknown): ChangedField[] {
  return findDifferences(before, after, []).map((found) =>
    shorten(labelOfPath(form.fields, found.keys), inWords(found.before), inWords(found.after)),
  );
}

function findDifferences(before: unknown, after: unknown, keys: readonly string[]): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isValues(before) && isValues(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((key) => findDifferences(before[key], after[key], [...keys, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, keys);
  return [{ keys, before, after }];
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  keys: readonly string[],
): Difference[] {
  const kept = matchItems(before, after);
  const found = after.flatMap((item, at) =>
    findDifferences(before[kept[at] ?? -1], item, [...keys, String(at)]),
  );
  const removed = before.flatMap((item, at) =>
    kept.includes(at) ? [] : [{ keys: [...keys, String(at)], before: item, after: undefined }],
  );
  const isOnlyMoved = found.length === 0 && removed.length === 0;
  return isOnlyMoved ? [{ keys, before: 'in another order', after }] : [...found, ...removed];
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A year has four digits, and no comma.
  if (typeof value === 'number') {
    return value < 10_000 ? String(value) : value.toLocaleString('en-GB');
  }
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (isValues(value)) return inWords(nameOf(value) ?? Object.values(value));
  return typeof value === 'string' ? value.trim() : '';
}

/** What is shown before a change in a long text, and at most of it. */
const context = 30;
const most = 200;

/** Leaves of two long texts the place where they differ. */
function shorten(label: string, before: string, after: string): ChangedField {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = start > 2 * context ? before.lastIndexOf(' ', start - context) + 1 : 0;
  const cut = (text: string) => {
    const to = Math.min(text.length - Math.max(end - context, 0), from + most);
    return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
  };
  return { label, before: cut(before), after: cut(after) };
}
