import { describe, expect, it } from 'vitest';
import { formatQuery, parseQueryParts, wholeDirectory } from './directory-query.ts';

const parse = (search: string) => parseQueryParts(new URLSearchParams(search));

describe('the address of a search', () => {
  it('holds everything that is asked', () => {
    const search =
      '?q=udo+clinic&state=lagos&lga=lagos-ikeja&plan=gold&type=hospital&type=eye&speciality=eyes&open=24h&open=weekends&near=6.6,3.35&sort=name&page=3';
    const query = parse(search);
    expect(query).toEqual({
      text: 'udo clinic',
      stateId: 'lagos',
      lgaId: 'lagos-ikeja',
      plan: 'gold',
      types: ['hospital', 'eye'],
      speciality: 'eyes',
      open24Hours: true,
      openAtWeekends: true,
      near: { latitude: 6.6, longitude: 3.35 },
      sort: 'name',
      page: 3,
    });
    expect(formatQuery(query)).toBe(search);
  });

  it('is bare when nothing is asked, also by an empty form', () => {
    expect(formatQuery(wholeDirectory)).toBe('');
    expect(parse('?q=&state=&plan=&near=&sort=match')).toEqual(wholeDirectory);
  });

  it('is the same whatever the order of the types', () => {
    expect(formatQuery(parse('?type=eye&type=hospital'))).toBe('?type=hospital&type=eye');
  });

  it.each([
    ['?plan=diamond', 'plan'],
    ['?type=spa', 'types'],
    ['?speciality=magic', 'speciality'],
    ['?near=here', 'near'],
    ['?near=91,3', 'near'],
    ['?near=6.5', 'near'],
    ['?sort=price', 'sort'],
    ['?sort=distance', 'sort'],
    ['?page=0', 'page'],
    ['?page=-1', 'page'],
    ['?page=1e9', 'page'],
    ['?open=never', 'open24Hours'],
    ['?__proto__=1&constructor=2', 'text'],
  ] as const)('%s makes no sense and counts as not asked', (search, field) => {
    expect(parse(search)[field]).toEqual(wholeDirectory[field]);
  });

  it('takes what is typed without needless spaces, and not without end', () => {
    expect(parse(`?q=++udo++clinic++`).text).toBe('udo clinic');
    expect(parse(`?q=${'x'.repeat(5000)}`).text).toHaveLength(100);
  });

  it('sorts by distance where a place is given', () => {
    expect(parse('?near=6.5,3.4').sort).toBe('distance');
  });
});
