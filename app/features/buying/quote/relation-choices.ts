import { oneOf } from '../prices/one-of.ts';
import { relations, type Relation } from './quote-request.ts';

const relationLabels: Readonly<Record<Relation, string>> = {
  parent: 'A parent',
  sibling: 'A brother or sister',
  spouse: 'Husband or wife',
  child: 'A child',
  friend: 'A friend',
};

/** What somebody can be to the visitor. */
export const relationChoices = relations.map((value) => ({ value, label: relationLabels[value] }));

/** What the covered person is to the visitor; undefined where that was not said. */
export function relationLabel(value: string): string | undefined {
  const relation = oneOf(relations, value);
  return relation && relationLabels[relation];
}
