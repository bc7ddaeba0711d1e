import { expect, it } from 'vitest';
import { showsNews } from './shows-news.ts';

it.each([
  '/',
  '/_.data',
  '/global',
  '/global.data',
  '/news',
  '/news.data',
  '/posts/a',
  '/posts/a.data',
])('%s shows posts', (path) => {
  expect(showsNews(path)).toBe(true);
});

it.each(['/faqs', '/newsletter', '/globals', '/contact.data', '/postscript'])(
  '%s does not',
  (path) => {
    expect(showsNews(path)).toBe(false);
  },
);
