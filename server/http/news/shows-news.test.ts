import { expect, it } from 'vitest';
import { showsNews } from './shows-news.ts';

it.each(['/', '/global', '/news', '/posts/a'])('%s shows posts', (path) => {
  expect(showsNews(path)).toBe(true);
});

it.each(['/faqs', '/newsletter', '/globals', '/contact', '/postscript'])('%s does not', (path) => {
  expect(showsNews(path)).toBe(false);
});
