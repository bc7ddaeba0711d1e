import { expect, test } from 'vitest';
import { editionCookie } from './edition-cookie.ts';

test('the choice is kept for one year on the whole site', () => {
  expect(editionCookie('DG')).toBe('edition=DG; Path=/; Max-Age=31536000; SameSite=Lax');
});
