import { formatNumber, parseWholeNumber } from '#app/kernel/numbers.ts';
import type { AgeBand, GroupRules, PriceList } from '../prices/price-list.ts';
import { kindOf, readMembers } from './family-members.ts';
import { parseAge } from './parse-age.ts';
import type { QuoteFieldName, QuoteProblem, QuoteValues } from './party-fields.ts';
import type { Buyer, Group, Party } from './party.ts';

export const peopleWords = [
  'people',
  'persons',
  'staff',
  'employees',
  'workers',
  'members',
  'adults',
];
export const childWords = ['child', 'children', 'kids', 'kid'];
export const spouseWords = ['spouse', 'spouses', 'husbands', 'wives', 'people'];

/** Whom a price list's plans take. */
export interface PartyRules {
  readonly ages: {
    readonly child: Pick<AgeBand, 'toAge'>;
    readonly adult: Pick<AgeBand, 'fromAge'>;
  };
  readonly family: Pick<PriceList['family'], 'mostChildren'>;
  readonly groups: Readonly<Record<Group['buyer'], Pick<GroupRules, 'fewest'>>>;
}

/**
 * Reads who is covered, ignoring the fields of other choices; no party when something is wrong or
 * missing.
 */
export function parseParty(buyer: Buyer, values: QuoteValues, rules: PartyRules) {
  const form = createReader(values, rules);
  return resultOf(form, partyOf(buyer, form, rules));
}

/** Does the same where adults are asked for by their number, and one person's age can be left out. */
export function parseCountedParty(buyer: Buyer, values: QuoteValues, prices: PriceList) {
  const form = createReader(values, prices);
  return resultOf(form, countedParty(buyer, form, prices));
}

function resultOf({ problems }: Reader, party: Party | undefined) {
  return { party: problems.length > 0 ? undefined : party, problems };
}

function partyOf(buyer: Buyer, form: Reader, rules: PartyRules): Party | undefined {
  switch (buyer) {
    case 'me': {
      const age = form.adult('age', 'Enter your age');
      return age === undefined ? undefined : { buyer, age };
    }
    case 'someone': {
      const age = form.age('age', 'Enter the age of the person you’re buying for');
      return age === undefined ? undefined : { buyer, age };
    }
    case 'family':
      return familyOf(form, rules);
    case 'staff':
    case 'association':
      return groupOf(buyer, form, rules, 'choose “My family” or “Me”');
  }
}

function countedParty(buyer: Buyer, form: Reader, prices: PriceList): Party | undefined {
  const { adult } = prices.ages;
  switch (buyer) {
    case 'me':
    case 'someone': {
      const age = form.age('age') ?? typicalAge(adult);
      // A child has a plan alone when an adult buys it.
      return { buyer: age < adult.fromAge ? 'someone' : buyer, age };
    }
    case 'family':
      return countedFamily(form, prices);
    case 'staff':
    case 'association':
      return groupOf(buyer, form, prices, smallGroupAdvice);
  }
}

function countedFamily(form: Reader, { family, ages }: PriceList): Party {
  const { mostAdults, mostChildren, mostParents } = family;
  const adults = form.count('adults', {
    least: 1,
    tooFew: `Enter a number from 1 to ${mostAdults}`,
    most: mostAdults,
    tooMany: `A family plan covers up to ${mostAdults} adults. Enter their parents below`,
    words: peopleWords,
    needed: `Enter the number of adults, 1 to ${mostAdults}`,
  });
  const children = form.count('children', childRule(mostChildren)) ?? 0;
  const parents = form.count('parents', {
    most: mostParents,
    tooMany: `A family plan covers up to ${mostParents} parents. For more, call us`,
    words: ['parent', 'parents'],
  });
  if (adults === 1 && children === 0 && (parents ?? 0) === 0) {
    form.complain(
      'adults',
      'A family plan covers 2 people or more. For 1, see the individual plan',
    );
  }
  return {
    buyer: 'family',
    adultAges: repeated(typicalAge(ages.adult), adults),
    parentAges: repeated(typicalAge(ages.older), parents),
    children,
  };
}

function repeated(age: number, count = 0): number[] {
  return Array.from({ length: count }, () => age);
}

/** Stands for an age band where only a number of people is known. */
function typicalAge({ fromAge, toAge }: AgeBand): number {
  return Math.round((fromAge + toAge) / 2);
}

function familyOf(form: Reader, { family }: PartyRules): Party | undefined {
  const first = form.adult('age', 'Enter the age of the first adult');
  const spouse = form.relative('spouse');
  const children = childrenOf(form, family.mostChildren);
  const parents = [form.relative('parent1'), form.relative('parent2')];
  if (first === undefined || form.problems.length > 0) return undefined;
  const isGiven = (age: number | undefined) => age !== undefined;
  const adultAges = [first, spouse].filter(isGiven);
  const parentAges = parents.filter(isGiven);
  if (adultAges.length + parentAges.length + (children ?? 0) < 2) {
    form.complain(
      'children',
      'A family plan covers 2 people or more. Add a person, or choose “Me”',
    );
  }
  return { buyer: 'family', adultAges, parentAges, children: children ?? 0 };
}

/** Counts the children: those added to the form one by one, or as many as the visitor says. */
function childrenOf(form: Reader, mostChildren: number): number | undefined {
  const rule = childRule(mostChildren);
  const added = form.children();
  if (added === undefined) return form.count('children', rule);
  if (added > mostChildren) form.complain('child1', rule.tooMany);
  return added;
}

function childRule(most: number) {
  const tooMany = `A family plan covers up to ${most} children. For more, call us`;
  return { most, tooMany, words: childWords };
}

function groupOf(
  buyer: 'staff' | 'association',
  form: Reader,
  { groups }: PartyRules,
  advice: string,
): Party | undefined {
  const rule = groupRule(buyer, groups[buyer], advice);
  const people = form.count('people', rule);
  const older = form.count('older', { words: peopleWords });
  const children = form.count('children', { words: childWords });
  if (people === undefined) return undefined;
  if ((older ?? 0) > people) {
    const noun = groupNouns[buyer];
    form.complain('older', `Enter a number no higher than your total ${noun} (${people})`);
  }
  return { buyer, people, older: older ?? 0, children: children ?? 0 };
}

const groupNouns = { staff: 'staff', association: 'members' } as const;

/** @param advice what a smaller group does */
function groupRule(
  buyer: 'staff' | 'association',
  { fewest }: Pick<GroupRules, 'fewest'>,
  advice: string,
) {
  const plan = buyer === 'staff' ? 'A company plan' : 'An association plan';
  return {
    least: fewest,
    tooFew: `${plan} needs at least ${fewest} people. For fewer, ${advice}`,
    words: peopleWords,
    needed: `Enter the number of ${groupNouns[buyer]}`,
  };
}

const smallGroupAdvice = 'see the family and individual plans';

/** Returns the number of people in a group, or an error message. */
export function checkGroupSize(
  text: string,
  buyer: Group['buyer'],
  rules: Pick<GroupRules, 'fewest'>,
): number | string {
  const rule = groupRule(buyer, rules, smallGroupAdvice);
  return checkCount(text, rule) ?? rule.needed;
}

interface CountRule {
  readonly least?: number;
  readonly tooFew?: string;
  readonly most?: number;
  readonly tooMany?: string;
  readonly words: readonly string[];
  /** The message for an empty field, unless it is optional. */
  readonly needed?: string;
}

/** The message for words and dates. */
export const unclearCount = 'Enter a number in digits, for example 3';

/** Larger numbers are typing errors. */
const largestCount = 1_000_000;

type Reader = ReturnType<typeof createReader>;

function createReader(values: QuoteValues, { ages: { child, adult: base } }: PartyRules) {
  const problems: QuoteProblem[] = [];
  const complain = (field: QuoteFieldName, message: string) => {
    problems.push({ field, message });
  };

  function age(field: QuoteFieldName, needed?: string): number | undefined {
    const parsed = parseAge(values[field]);
    if (parsed.kind === 'age') return parsed.years;
    if (parsed.kind === 'problem') complain(field, parsed.message);
    else if (needed !== undefined) complain(field, needed);
    return undefined;
  }

  function adult(field: QuoteFieldName, needed?: string): number | undefined {
    const years = age(field, needed);
    if (years === undefined || years >= base.fromAge) return years;
    const isBuyer = field === 'age' && values.who === 'me';
    const advice = isBuyer
      ? 'For someone younger, choose “Someone else”'
      : 'Add anyone younger as a child';
    complain(field, `Enter an age of ${base.fromAge} or more. ${advice}`);
    return undefined;
  }

  /** A relative's age is optional, unless they were added to the form. */
  function relative(field: 'spouse' | 'parent1' | 'parent2'): number | undefined {
    const isAdded = values.with !== '' && readMembers(values).includes(field);
    return adult(field, isAdded ? 'Enter their age, or remove this person' : undefined);
  }

  /** The number of children added one by one; undefined where the form asks for a number. */
  function children(): number | undefined {
    const added = readMembers(values).filter((member) => kindOf(member) === 'child');
    for (const member of added) {
      const years = age(member);
      if (years === undefined || years <= child.toAge) continue;
      complain(member, `Enter an age under ${child.toAge + 1}, or add this person as an adult`);
    }
    const isListed = values.with !== '' || added.some((member) => values[member] !== '');
    return isListed ? added.length : undefined;
  }

  function count(field: QuoteFieldName, rule: CountRule): number | undefined {
    const result = checkCount(values[field], rule);
    if (typeof result !== 'string') return result;
    complain(field, result);
    return undefined;
  }

  return { problems, complain, age, adult, relative, children, count };
}

/** Returns the number, undefined when empty, or an error message. */
export function checkCount(text: string, rule: CountRule): number | string | undefined {
  const number = parseWholeNumber(text, rule.words);
  switch (number.kind) {
    case 'empty':
      return rule.needed;
    case 'unclear':
      return unclearCount;
    case 'negative':
      return 'Enter 0 or more';
    case 'fraction':
      return 'Enter a whole number';
    case 'number':
      if (number.value < (rule.least ?? 0)) return rule.tooFew;
      if (rule.most !== undefined && number.value > rule.most) return rule.tooMany;
      return number.value > largestCount
        ? `Enter a number up to ${formatNumber(largestCount)}`
        : number.value;
  }
}
