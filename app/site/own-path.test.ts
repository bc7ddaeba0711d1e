import { expect, it } from 'vitest';
import { findOwnPath } from './choice-cookies.ts';

it.each([
  ['/', '/'],
  ['/providers?state=lagos', '/providers?state=lagos'],
  ['/faqs#waits', '/faqs'],
])('%s is a path of this site', (value, path) => {
  expect(findOwnPath(value)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'faqs',
  '',
  `/${'a'.repeat(3000)}`,
  null,
  7,
])('%s is not', (value) => {
  expect(findOwnPath(value)).toBeUndefined();
});
