import { expect, it } from 'vitest';
import { shareLinks } from './post-header.tsx';

it('a link to share survives signs in the title', () => {
  const links = shareLinks('Salt & sugar: 50% less?', 'https://a.example/posts/a');
  const texts = links.map(({ href }) => decodeURIComponent(href.replaceAll('+', ' ')));
  expect(texts[0]).toBe('https://wa.me/?text=Salt & sugar: 50% less? https://a.example/posts/a');
  const labels = links.map(({ label }) => label);
  expect(labels).toEqual(['WhatsApp', 'Facebook', 'X', 'LinkedIn', 'Email']);
  expect(links.every(({ href }) => !/[ ]/.test(href))).toBe(true);
});
