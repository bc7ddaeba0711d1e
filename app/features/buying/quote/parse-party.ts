import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { parseWholeNumber } from '#app/kernel/numbers/parse-whole-number.ts';
import type { PriceList } from '../prices/price-list.ports.ts';
import { parseAge } from './parse-age.ts';
import type { QuoteFieldName, QuoteProblem, QuoteValues } from './quote-fields.ts';
import type { Buyer, Party } from './quote-request.ts';

/** A party, what is wrong, or neither while a needed field is still empty. */
export interface ParsedParty {
  readonly party: Party | undefined;
  readonly problems: readonly QuoteProblem[];
}

const peopleWords = ['people', 'persons', 'staff', 'employees', 'workers', 'members', 'adults'];
const childWords = ['child', 'children', 'kids', 'kid'];

/** Reads who is to be covered. Fields of the other ways to buy are not looked at. */
export function parseParty(buyer: Buyer, values: QuoteValues, prices: PriceList): ParsedParty {
  const form = createReader(values, prices.ages.adult.fromAge);
  const party = partyOf(buyer, form, prices);
  return { party: form.problems.length > 0 ? undefined : party, problems: form.problems };
}

function partyOf(buyer: Buyer, form: Reader, prices: PriceList): Party | undefined {
  switch (buyer) {
    case 'me': {
      const age = form.adult('age', 'Enter your age');
      return age === undefined ? undefined : { buyer, age };
    }
    case 'someone': {
      const age = form.age('age', 'Enter the age of the person you buy for');
      return age === undefined ? undefined : { buyer, age };
    }
    case 'family':
      return familyOf(form, prices);
    case 'staff':
    case 'association':
      return groupOf(buyer, form, prices);
  }
}

function familyOf(form: Reader, prices: PriceList): Party | undefined {
  const { mostChildren } = prices.family;
  const first = form.adult('age', 'Enter the age of the first adult');
  const spouse = form.adult('spouse');
  const parents = [form.adult('parent1'), form.adult('parent2')];
  const children = form.count('children', {
    most: mostChildren,
    tooMany: `A family plan takes up to ${mostChildren} children. For more, call us`,
    words: childWords,
  });
  if (first === undefined || form.problems.length > 0) return undefined;
  const isGiven = (age: number | undefined) => age !== undefined;
  const adultAges = [first, spouse].filter(isGiven);
  const parentAges = parents.filter(isGiven);
  if (adultAges.length + parentAges.length + (children ?? 0) < 2) {
    form.complain('children', 'A family is two people or more: add a person, or choose "Me"');
  }
  return { buyer: 'family', adultAges, parentAges, children: children ?? 0 };
}

function groupOf(
  buyer: 'staff' | 'association',
  form: Reader,
  prices: PriceList,
): Party | undefined {
  const { fewest } = prices.groups[buyer];
  const noun = buyer === 'staff' ? 'staff' : 'members';
  const plan = buyer === 'staff' ? 'A company plan' : 'An association plan';
  const people = form.count('people', {
    least: fewest,
    tooFew: `${plan} needs at least ${fewest} people. For fewer, choose "My family" or "Me"`,
    words: peopleWords,
    needed: `Enter the number of ${noun}`,
  });
  const older = form.count('older', { words: peopleWords });
  const children = form.count('children', { words: childWords });
  if (people === undefined) return undefined;
  if ((older ?? 0) > people) {
    form.complain('older', `Enter a number no higher than your total ${noun} (${people})`);
  }
  return { buyer, people, older: older ?? 0, children: children ?? 0 };
}

interface CountRule {
  readonly least?: number;
  readonly tooFew?: string;
  readonly most?: number;
  readonly tooMany?: string;
  readonly words: readonly string[];
  /** The complaint about an empty field; without it the field may stay empty. */
  readonly needed?: string;
}

/** Larger numbers are slips of the finger. */
const largestCount = 1_000_000;

interface Reader {
  readonly problems: QuoteProblem[];
  complain(field: QuoteFieldName, message: string): void;
  age(field: QuoteFieldName, needed?: string): number | undefined;
  adult(field: QuoteFieldName, needed?: string): number | undefined;
  count(field: QuoteFieldName, rule: CountRule): number | undefined;
}

function createReader(values: QuoteValues, adultAge: number): Reader {
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
    if (years === undefined || years >= adultAge) return years;
    const isBuyer = field === 'age' && values.who === 'me';
    const advice = isBuyer
      ? 'for somebody younger, choose "Someone else"'
      : 'count younger ones as children';
    complain(field, `Enter an age of ${adultAge} or more: ${advice}`);
    return undefined;
  }

  function count(field: QuoteFieldName, rule: CountRule): number | undefined {
    const result = checkCount(values[field], rule);
    if (typeof result !== 'string') return result;
    complain(field, result);
    return undefined;
  }

  return { problems, complain, age, adult, count };
}

/** The number, nothing, or what to tell the visitor. */
function checkCount(text: string, rule: CountRule): number | string | undefined {
  const number = parseWholeNumber(text, rule.words);
  switch (number.kind) {
    case 'empty':
      return rule.needed;
    case 'unclear':
      return 'Enter one number in digits, such as 3';
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
