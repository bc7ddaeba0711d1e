import { expect, it } from 'vitest';
import { facilitySlug } from './facility-path.ts';

it('an address of a page has the name in plain letters, and not all of a very long one', () => {
  expect(facilitySlug('Ìrètí Specialist’s')).toBe('ireti-specialists');
  expect(facilitySlug('a'.repeat(59) + ' clinic')).toBe('a'.repeat(59));
});
