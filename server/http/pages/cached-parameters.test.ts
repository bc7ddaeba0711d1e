import { describe, expect, it } from 'vitest';
import { hasOnlyParameters } from './cached-parameters.ts';

const isKept = (address: string, known?: readonly string[]) =>
  hasOnlyParameters(new URL(address, 'https://health.example'), known);

describe('a page is kept', () => {
  it.each([
    ['without parameters', '/', undefined],
    ['under a parameter it knows', '/contact?form=call-back', ['form']],
    ['under several parameters it knows', '/news?page=2&category=events', ['category', 'page']],
  ])('%s', (_how, address, known) => {
    expect(isKept(address, known)).toBe(true);
  });
});

describe('a page is not kept under', () => {
  it.each([
    ['a parameter nobody knows', '/?x=1', undefined],
    ['a parameter of another page', '/news?form=contact', ['category', 'page']],
    ['a parameter that stands twice', '/news?page=1&page=2', ['category', 'page']],
    ['the name of a prototype', '/news?__proto__=1', ['category', 'page']],
  ])('%s', (_what, address, known) => {
    expect(isKept(address, known)).toBe(false);
  });
});
