import type { AgeBand, GroupRules, PriceList, TierId } from '../../prices/price-list.ts';
import { parseAge } from '../../quote/price/parse-age.ts';
import {
  checkCount,
  childWords,
  groupRule,
  peopleWords,
  type CountRule,
} from '../../quote/price/parse-party.ts';
import { parseQuery } from '../../quote/price/parse-quote.ts';
import type { Buyer } from '../../quote/price/quote.ts';
import type { PriceTableKind } from '../catalogue.types.ts';
import type { PeopleFieldName, PeopleValues } from './people-values.ts';

export interface PeopleProblem {
  readonly field: PeopleFieldName;
  readonly message: string;
}

interface Page {
  readonly kind: PriceTableKind;
  readonly buyer: Buyer;
  readonly prices: PriceList;
}

type Complain = (field: PeopleFieldName, message: string) => void;
type Texts = Readonly<Record<string, string>>;

/** Turns what a plan page asks into a calculator's request, which one function prices. */
export function parsePeople(values: PeopleValues, page: Page, tier: TierId) {
  const problems: PeopleProblem[] = [];
  const texts = quoteTexts(values, page, (field, message) => problems.push({ field, message }));
  // The page asks for an age and none was given, so the price is that of the base ages.
  const isAnyAge = page.kind === 'ages' && values.age.trim() === '';
  if (problems.length > 0) return { request: undefined, isAnyAge, problems };
  const asked = new URLSearchParams({ ...texts, plan: tier, currency: values.currency });
  const { request } = parseQuery(asked.toString(), page.prices);
  return { request, isAnyAge, problems };
}

function quoteTexts(values: PeopleValues, page: Page, complain: Complain): Texts {
  switch (page.kind) {
    case 'ages':
      return personTexts(values, page, complain);
    case 'family':
      return familyTexts(values, page, complain);
    case 'staff':
    case 'association': {
      const people = checkPeople(values.people, page.kind, page.prices.groups[page.kind]);
      if (typeof people === 'string') complain('people', people);
      return { who: page.kind, people: String(people) };
    }
  }
}

/** Without an age, the price of an adult at the base age. */
function personTexts({ age }: PeopleValues, { buyer, prices }: Page, complain: Complain): Texts {
  const parsed = parseAge(age);
  if (parsed.kind === 'problem') complain('age', parsed.message);
  const years = parsed.kind === 'age' ? parsed.years : typicalAge(prices.ages.adult);
  // A child has a plan alone when an adult buys it.
  const isChild = years < prices.ages.adult.fromAge;
  return { who: isChild ? 'someone' : buyer, age: String(years) };
}

function familyTexts(values: PeopleValues, { prices }: Page, complain: Complain): Texts {
  const { mostAdults, mostChildren, mostParents } = prices.family;
  const count = (field: 'adults' | 'children' | 'parents', rule: CountRule) => {
    const result = checkCount(values[field], rule) ?? 0;
    if (typeof result === 'number') return result;
    complain(field, result);
    return 0;
  };
  const adults = count('adults', {
    least: 1,
    tooFew: `Enter a number from 1 to ${mostAdults}`,
    most: mostAdults,
    tooMany: `A family plan covers up to ${mostAdults} adults. Enter their parents below`,
    words: peopleWords,
    needed: `Enter the number of adults, 1 to ${mostAdults}`,
  });
  const children = count('children', {
    most: mostChildren,
    tooMany: `A family plan covers up to ${mostChildren} children. For more, call us`,
    words: childWords,
  });
  const parents = count('parents', {
    most: mostParents,
    tooMany: `A family plan covers up to ${mostParents} parents. For more, call us`,
    words: ['parent', 'parents'],
  });
  if (adults === 1 && children + parents === 0) {
    complain('adults', 'A family plan covers 2 people or more. For 1, see the individual plan');
  }
  const adult = String(typicalAge(prices.ages.adult));
  const parent = String(typicalAge(prices.ages.older));
  return {
    who: 'family',
    age: adult,
    children: String(children),
    ...(adults > 1 && { spouse: adult }),
    ...(parents > 0 && { parent1: parent }),
    ...(parents > 1 && { parent2: parent }),
  };
}

/** Stands for an age band where a page asks for a number of people only. */
function typicalAge({ fromAge, toAge }: AgeBand): number {
  return Math.round((fromAge + toAge) / 2);
}

/** Returns the number of people in a group, or an error message. */
export function checkPeople(
  text: string,
  buyer: 'staff' | 'association',
  rules: Pick<GroupRules, 'fewest'>,
): number | string {
  const rule = groupRule(buyer, rules, 'see the family and individual plans');
  return checkCount(text, rule) ?? rule.needed;
}
