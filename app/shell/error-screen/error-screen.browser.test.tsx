import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expectLinks } from '../../../tests/support/expect-links.ts';
import { catchSubmit } from '../../../tests/support/catch-submit.ts';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import { openSite } from '../site.fixture.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** Without the root loader's data, as after a crash of the root loader itself. */
function standalone(error: unknown, path = '/') {
  const routes = [{ path: '*', element: <ErrorScreen error={error} /> }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />;
}

test.each([
  ['an error', new Error('Loading chunk story failed')],
  ['a text', 'Loading chunk story failed'],
  [
    'an answer',
    {
      status: 400,
      statusText: 'Internal Server Error',
      internal: false,
      data: 'Loading chunk story failed',
    },
  ],
])('says what happened, with the words of %s, and leads home and to 112', async (_what, thrown) => {
  await render(standalone(thrown));
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .element(page.getByText('Sorry, an unexpected error occurred. Please try refreshing the page.'))
    .toBeVisible();
  await expect.element(page.getByText('Loading chunk story failed')).toBeVisible();
  await expectLinks({ 'home page': '/', '112': 'tel:112' });
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
] as const)('after a crash in $edition it leads home, to a person and to 112', async (expected) => {
  function Broken(): never {
    throw new Error('This section broke');
  }
  await openSite({ edition: expected.edition, pages: [{ path: '*', element: <Broken /> }] });
  await expect.element(page.getByText('This section broke')).toBeVisible();
  const tel = `tel:${expected.phone.replaceAll(' ', '')}`;
  await expectLinks({ 'home page': expected.home, [expected.phone]: tel, '112': 'tel:112' });
  expect(takeConsoleErrors()).not.toEqual([]);
});
