import { expect, test } from 'vitest';
import { editionCookie } from './choice-cookies.ts';

test('the choice of edition lasts one year on the whole site', () => {
  expect(editionCookie('DG')).toBe('edition=DG; Path=/; Max-Age=31536000; SameSite=Lax');
});
