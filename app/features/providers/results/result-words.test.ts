import { expect, it } from 'vitest';
import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';
import { whereText } from './result-words.tsx';

it.each([
  ['in Nigeria', null, null, 'match'],
  ['in Ikeja, Lagos', 'Ikeja, Lagos', null, 'match'],
  ['in Nigeria, nearest first', null, null, 'distance'],
  ['in Ikeja, Lagos, nearest first', 'Ikeja, Lagos', 'Ikeja, Lagos', 'distance'],
  ['nearest to Warri South, Delta', null, 'Warri South, Delta', 'distance'],
  ['in Ikeja, Lagos', 'Ikeja, Lagos', 'Ikeja, Lagos', 'name'],
] as const)('says "%s"', (text, area, origin, order) => {
  expect(whereText({ area, origin, order } as DirectoryResult)).toBe(text);
});
