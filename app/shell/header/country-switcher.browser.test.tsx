import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from 'react-router';
import { useLocationState } from '#app/location/location-store.ts';
import { answerLocation, createSite, SiteFixture } from '../site.fixture.tsx';

const switcher = page.getByRole('navigation', { name: 'Country' });

beforeEach(() => {
  vi.stubGlobal('fetch', answerLocation);
});

afterEach(() => {
  document.cookie = 'edition=; Path=/; Max-Age=0';
});

test('without scripts the links carry the choice to the server', async () => {
  await render(<SiteFixture />);
  await expect
    .element(switcher.getByRole('link', { name: 'Nigeria' }))
    .toHaveAttribute('href', '/?edition=NG');
  await expect
    .element(switcher.getByRole('link', { name: 'Global' }))
    .toHaveAttribute('href', '/global?edition=DG');
});

test('marks the edition on screen', async () => {
  await render(<SiteFixture edition="DG" />);
  await expect
    .element(switcher.getByRole('link', { name: 'Global' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(switcher.getByRole('link', { name: 'Nigeria' }))
    .not.toHaveAttribute('aria-current');
});

function ShownLocation() {
  const { country, isLoading } = useLocationState();
  return <output>{isLoading ? 'loading' : country}</output>;
}

test.for([
  { label: 'Global', choice: 'DG', start: '/', end: '/global' },
  { label: 'Nigeria', choice: 'NG', start: '/global', end: '/' },
])('choosing $label is remembered and leads to $end', async ({ label, choice, start, end }) => {
  const router = createSite({
    path: start,
    pages: [{ path: '*', element: <ShownLocation /> }],
  });
  await render(<RouterProvider router={router} />);
  await switcher.getByRole('link', { name: label }).click();
  await expect.element(page.getByRole('status').filter({ hasText: choice })).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(end);
  expect(document.cookie).toContain(`edition=${choice}`);
});
