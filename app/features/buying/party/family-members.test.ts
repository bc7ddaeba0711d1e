import { describe, expect, it } from 'vitest';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { nextMember, readMembers } from './family-members.ts';
import { parseQuery, quoteQuery } from './party-codec.ts';
import { readQuoteValues } from './party-fields.ts';

const valuesOf = (query: string) => readQuoteValues(new URLSearchParams(`who=family&${query}`));
const parse = (query: string) => parseQuery(`who=family&${query}`, prices);

describe('the members on the form', () => {
  it.each([
    ['age=40', []],
    ['age=40&spouse=38&children=2', ['spouse', 'child1', 'child2']],
    ['age=40&children=2&child2=9&child2State=kano', ['child1', 'child2']],
    ['age=40&parent1State=enugu', ['parent1']],
    ['age=40&spouse=38&with=nobody', []],
    ['age=40&children=2&with=parent1,child3,stranger', ['child3', 'parent1']],
  ])('of "%s" are %j', (query, members) => {
    expect(readMembers(valuesOf(query))).toEqual(members);
  });

  it('are as many as a family plan has room for', () => {
    expect(nextMember('spouse', [], prices)).toBe('spouse');
    expect(nextMember('spouse', ['spouse'], prices)).toBeUndefined();
    expect(nextMember('child', ['child2'], prices)).toBe('child1');
    expect(nextMember('child', ['child1', 'child2', 'child3', 'child4'], prices)).toBeUndefined();
    expect(nextMember('parent', ['parent1'], prices)).toBe('parent2');
  });
});

describe('a family in several states', () => {
  const query =
    'who=family&age=40&spouse=38&children=2&parent1=68&state=lagos&spouseState=kano&child1=5&child1State=kano&parent1State=enugu&country=gb&plan=gold&currency=GBP';

  it('comes back from its own link', () => {
    const { request } = parse(query.replace('who=family&', ''));
    expect(request && quoteQuery(request)).toBe(query);
  });

  it('keeps a parent and their state together when the first was removed', () => {
    const { request } = parse('age=40&with=parent2&parent2=68&parent2State=enugu');
    expect(request && quoteQuery(request)).toContain('parent1=68&parent1State=enugu');
  });

  it.each([
    [
      'age=40&with=spouse',
      [{ field: 'spouse', message: 'Enter their age, or remove this person' }],
    ],
    [
      'age=40&with=child1&child1=18',
      [{ field: 'child1', message: 'Enter an age under 18, or add this person as an adult' }],
    ],
    [
      'age=40&with=child1,child2,child3,child4,child5',
      [{ field: 'child1', message: 'A family plan covers up to 4 children. For more, call us' }],
    ],
  ])('"%s" is explained at the field', (asked, problems) => {
    expect(parse(asked).problems).toEqual(problems);
  });

  it('costs the same with or without the states and ages of the children', () => {
    const { request } = parse('age=40&children=2&with=child1,child2&child1=5');
    expect(request?.party).toEqual(parse('age=40&children=2').request?.party);
  });
});
