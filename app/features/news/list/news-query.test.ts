import { describe, expect, it } from 'vitest';
import { newsPath, parseNewsQuery } from '../news-paths.ts';
import { pageNumbers } from './news-results.tsx';

const parse = (search: string) => parseNewsQuery(new URLSearchParams(search));

describe('an address of the news', () => {
  it('asks for the first page of everything unless it says more', () => {
    expect(parse('')).toEqual({ category: undefined, words: '', page: 1 });
  });

  it('may name a category, words and a page', () => {
    expect(parse('category=plans&q=%20blood%20test%20&page=3')).toEqual({
      category: 'plans',
      words: 'blood test',
      page: 3,
    });
  });

  it.each(['0', '-1', '1.5', 'x', '1e3', '', ' 2', '12345'])('finds no page "%s"', (page) => {
    expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(99_999);
  });

  it('takes no endless question', () => {
    expect(parse(`q=${'a'.repeat(500)}`).words).toHaveLength(80);
  });

  it('is short where nothing needs to be said', () => {
    expect(newsPath({ category: undefined, words: '', page: 1 })).toBe('/news');
    expect(newsPath({ category: 'plans', words: 'a b', page: 2 })).toBe(
      '/news?category=plans&q=a+b&page=2',
    );
  });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('page %i of %i shows the pages %j', (current, count, pages) => {
  expect(pageNumbers(current, count)).toEqual(pages);
});
