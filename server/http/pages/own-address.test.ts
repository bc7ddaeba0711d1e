import { expect, it } from 'vitest';
import { createOwnAddresses } from './page-handles.ts';

const patterns = ['/', '/global', '/posts/:slug', '/insurance-calculator/:purchase?'];
const find = createOwnAddresses(patterns);
const ownOf = (target: string) => find(new URL(target, 'https://health.example'));

it.each([
  ['/global/', '/global'],
  ['/GLOBAL', '/global'],
  ['/Global//', '/global'],
  ['/GLOBAL/?utm_source=Mail&q=A%20b', '/global?utm_source=Mail&q=A%20b'],
  ['/Insurance-Calculator/', '/insurance-calculator'],
])('%s moves to %s', (target, own) => {
  expect(ownOf(target)).toBe(own);
});

it.each([
  '/',
  '/global',
  '/global?q=A',
  '/posts/A-Post/',
  '/insurance-calculator/Gold',
  '/No-Such-Page/',
  '/.//evil.example/',
  '/.//global/',
])('%s stays', (target) => {
  expect(ownOf(target)).toBeUndefined();
});
