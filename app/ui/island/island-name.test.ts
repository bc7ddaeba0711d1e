import { expect, it } from 'vitest';
import { islandName } from './island-name.ts';

it.each([
  ['Calculator', 'calculator'],
  ['BmiCalculator', 'bmi-calculator'],
  ['XCounter', 'x-counter'],
  ['SearchField$1', 'search-field'],
])('%s is loaded from %s.island.tsx', (component, name) => {
  const named = Object.defineProperty(() => null, 'name', { value: component });
  expect(islandName(named)).toBe(name);
});

it('an element of the page is no island', () => {
  expect(() => islandName('div')).toThrow('an island takes one component');
});
