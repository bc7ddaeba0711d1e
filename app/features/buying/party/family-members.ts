import { findChoice, type PriceList } from '../prices/price-list.ts';

const childMembers = ['child1', 'child2', 'child3', 'child4', 'child5', 'child6'] as const;

/** Members of a family besides the first adult, by the field of their age. */
export const familyMembers = ['spouse', ...childMembers, 'parent1', 'parent2'] as const;
export type FamilyMember = (typeof familyMembers)[number];

export const memberKinds = ['spouse', 'child', 'parent'] as const;
export type MemberKind = (typeof memberKinds)[number];

type StateField = `${FamilyMember}State`;
type MemberValues = Readonly<Record<FamilyMember | StateField | 'with' | 'children', string>>;

/** Returns what a member is to the first adult. */
export function kindOf(member: FamilyMember): MemberKind {
  if (member === 'spouse') return 'spouse';
  return member.startsWith('child') ? 'child' : 'parent';
}

/** Returns the field for the state where a member lives. */
export function stateField(member: FamilyMember): StateField {
  return `${member}State`;
}

/** Stands for a family of one in the field `with`. */
const nobody = 'nobody';

/** Writes the field `with`, which says who is on the form, filled in or not. */
export function withField(members: readonly FamilyMember[]): string {
  return members.join(',') || nobody;
}

/** Lists the members on the form: by the field `with`, or in a link those that it names. */
export function readMembers(values: MemberValues): readonly FamilyMember[] {
  if (values.with !== '') {
    const listed = values.with.split(',');
    return familyMembers.filter((member) => listed.includes(member));
  }
  const isGiven = (member: FamilyMember) =>
    values[member] !== '' || values[stateField(member)] !== '';
  const given = familyMembers.filter(isGiven);
  const children = given.filter((member) => kindOf(member) === 'child').length;
  const asked = /^\d$/.test(values.children.trim()) ? Number(values.children) : 0;
  const others = childMembers.filter((member) => !given.includes(member));
  const shown = new Set([...given, ...others.slice(0, Math.max(0, asked - children))]);
  return familyMembers.filter((member) => shown.has(member));
}

/** Finds the next member of a kind that a family plan has room for. */
export function nextMember(
  kind: MemberKind,
  members: readonly FamilyMember[],
  { family }: Pick<PriceList, 'family'>,
): FamilyMember | undefined {
  const { mostAdults, mostChildren, mostParents } = family;
  const most = { spouse: mostAdults - 1, child: mostChildren, parent: mostParents }[kind];
  const taken = members.filter((member) => kindOf(member) === kind).length;
  if (taken >= most) return undefined;
  return familyMembers.find((member) => kindOf(member) === kind && !members.includes(member));
}

/**
 * Adds a member of the kind that a button names, in the order of the form, or removes the member
 * that another names.
 */
export function pressMembers(
  members: readonly FamilyMember[],
  { add, remove }: { readonly add?: string | undefined; readonly remove?: string | undefined },
  prices: Pick<PriceList, 'family'>,
) {
  const kind = findChoice(memberKinds, add);
  const added = kind && nextMember(kind, members, prices);
  const removed = added ? undefined : findChoice(members, remove);
  return {
    added,
    removed,
    members: familyMembers.filter(
      (member) => member === added || (members.includes(member) && member !== removed),
    ),
  };
}
