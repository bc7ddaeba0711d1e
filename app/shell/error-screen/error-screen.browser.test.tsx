import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { catchSubmit } from '../../../tests/support/catch-submit.ts';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import { openSite } from '../site.fixture.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** Without the root loader's data, as after a crash of the root loader itself. */
function standalone(error: unknown, path = '/') {
  const routes = [{ path: '*', element: <ErrorScreen error={error} /> }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />;
}

test('says what happened, with the text of the error', async () => {
  await render(standalone(new Error('Loading chunk story failed')));
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .element(page.getByText('Sorry, an unexpected error occurred. Please try refreshing the page.'))
    .toBeVisible();
  await expect.element(page.getByText('Loading chunk story failed')).toBeVisible();
});

test('Refresh Page asks for the same address again, without scripts', async () => {
  await render(standalone(new Error('Broken'), '/search?q=card&q=plan&page=2'));
  const refresh = page.getByRole('button', { name: 'Refresh Page' });
  expect(await catchSubmit(() => refresh.click())).toEqual({
    method: 'get',
    action: undefined,
    fields: 'q=card&q=plan&page=2',
  });
});

test.each([
  { edition: 'NG', home: '/', phone: '0700 000 0000' },
  { edition: 'DG', home: '/global', phone: '+234 700 000 0000' },
] as const)(
  'after a crash on any page of $edition it leads home, to a person and to 112',
  async (expected) => {
    function Broken(): never {
      throw new Error('This section broke');
    }
    await openSite({ edition: expected.edition, pages: [{ path: '*', element: <Broken /> }] });
    await expect.element(page.getByText('This section broke')).toBeVisible();
    const leadsTo = (name: string) => page.getByRole('link', { name, exact: true });
    await expect.element(leadsTo('home page')).toHaveAttribute('href', expected.home);
    const tel = `tel:${expected.phone.replaceAll(' ', '')}`;
    await expect.element(leadsTo(expected.phone)).toHaveAttribute('href', tel);
    await expect.element(leadsTo('112')).toHaveAttribute('href', 'tel:112');
    expect(takeConsoleErrors()).not.toEqual([]);
  },
);

test('without the site’s data it still shows a thrown text, and leads home and to 112', async () => {
  await render(standalone('No such thing'));
  await expect.element(page.getByText('No such thing')).toBeVisible();
  await expectLink('home page', '/');
  await expect.element(page.getByRole('link', { name: '112' })).toBeVisible();
});
