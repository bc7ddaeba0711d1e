import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from 'react-router';
import { answerLocation, createSite } from '../site.fixture.tsx';

function tallPage(name: string) {
  return (
    <div style={{ height: 4000 }}>
      <title>{`${name} – Example Health`}</title>
      <h1>{name}</h1>
      <h2 id="part" style={{ marginTop: 2000 }}>
        A part
      </h2>
    </div>
  );
}

async function openSite() {
  const router = createSite({
    pages: [
      { index: true, element: tallPage('Home') },
      { path: 'story', element: tallPage('Our Story') },
    ],
  });
  await render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  vi.stubGlobal('fetch', answerLocation);
  window.scrollTo(0, 0);
});

test('the window scrolls to the top whenever the path changes, also on the way back', async () => {
  const router = await openSite();
  window.scrollTo(0, 1500);
  await router.navigate('/story');
  await expect.poll(() => window.scrollY).toBe(0);
  window.scrollTo(0, 900);
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
});

test('a new search on the same page does not scroll', async () => {
  const router = await openSite();
  window.scrollTo(0, 1500);
  await router.navigate('/?state=Lagos');
  await expect.poll(() => router.state.location.search).toBe('?state=Lagos');
  expect(window.scrollY).toBe(1500);
});

test('an address with a part of a page shows that part', async () => {
  const router = await openSite();
  await router.navigate('/story#part');
  await expect.poll(() => window.scrollY).toBeGreaterThan(1500);
});

test('the new title is announced and the next Tab leads into the new page', async () => {
  const router = await openSite();
  await router.navigate('/story');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Our Story – Example Health' }))
    .toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('nothing is announced or focused on the page the visitor came to', async () => {
  await openSite();
  expect(document.activeElement).toBe(document.body);
  expect(page.getByText('Home – Example Health').elements()).toHaveLength(0);
});

test('in the quote frame a page stands without header and footer', async () => {
  const router = createSite({ path: '/insurance-calculator?frame=1' });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(page.getByRole('banner').query()).toBeNull();
  expect(page.getByRole('contentinfo').query()).toBeNull();
});
