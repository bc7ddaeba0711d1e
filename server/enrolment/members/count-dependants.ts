import type {
  MemberProblem,
  MemberRelation,
} from '#app/features/buying/enrolment/members/member.ts';
import type { PriceList } from '#app/features/buying/prices/price-list.ts';

/** Counts each principal's dependants, and says when there is one too many of a kind. */
export function countDependants({ family }: PriceList) {
  const most: Readonly<Record<MemberRelation, number>> = {
    member: 0,
    spouse: family.mostAdults - 1,
    child: family.mostChildren,
    parent: family.mostParents,
  };
  const nouns = {
    spouse: ['spouse', 'spouses'],
    child: ['child', 'children'],
    parent: ['parent', 'parents'],
  } as const;
  const counts = new Map<string, number>();
  return (
    { relation }: { readonly relation: MemberRelation },
    principalLine: number,
  ): Omit<MemberProblem, 'line'> | undefined => {
    if (relation === 'member') return undefined;
    const key = `${relation} ${principalLine}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= most[relation]) return undefined;
    const [one, many] = nouns[relation];
    const limit = `${most[relation]} ${most[relation] === 1 ? one : many}`;
    return {
      column: 'relation',
      reason: `Line ${principalLine} has more than ${limit}. For more, call us`,
    };
  };
}
