import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { places } from './places.ts';

// Data for scripts, and an alias.
const noPages = new Set([
  'wellness/quiz.json',
  'providers.json',
  'checkout/payment.json',
  'corporate-plan',
]);

it('every address of the site is looked at for accessibility', () => {
  const addresses = places.map(({ path }) => path.replace(/\?.*$/, ''));
  const missing = routes
    .map(({ path = '' }) => path)
    .filter((path) => !noPages.has(path))
    .filter((path) => {
      const pattern = path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
      return !addresses.some((address) =>
        new RegExp(`^/${pattern.replace('*', '.*')}$`).test(address),
      );
    });
  expect(missing).toEqual([]);
});
