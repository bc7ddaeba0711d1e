import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from 'react-router';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { answerLocation, createSite } from '../site.fixture.tsx';

const spinner = page.getByText('Loading page');

beforeEach(() => {
  vi.stubGlobal('fetch', answerLocation);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function startSlowNavigation() {
  let arrive = () => {};
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createSite({
    pages: [
      { index: true, element: 'Old page' },
      { path: 'slow', loader: () => arrival, element: 'New page' },
    ],
  });
  await render(<RouterProvider router={router} />);
  const navigation = router.navigate('/slow');
  await nextFrame();
  return {
    arrive: async () => {
      arrive();
      await navigation;
    },
  };
}

test('appears after 300 milliseconds, with words, above the old page', async () => {
  await startSlowNavigation();
  vi.advanceTimersByTime(299);
  await nextFrame();
  expect(spinner.query()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.element(spinner).toBeVisible();
  await expect.element(page.getByText('Old page')).toBeInTheDocument();
});

test('goes when the page is there', async () => {
  const { arrive } = await startSlowNavigation();
  vi.advanceTimersByTime(300);
  await expect.element(spinner).toBeVisible();
  await arrive();
  await expect.element(page.getByText('New page')).toBeInTheDocument();
  expect(spinner.query()).toBeNull();
});

test('never appears for a page that takes less', async () => {
  const { arrive } = await startSlowNavigation();
  vi.advanceTimersByTime(299);
  await arrive();
  await expect.element(page.getByText('New page')).toBeInTheDocument();
  vi.advanceTimersByTime(1000);
  await nextFrame();
  expect(spinner.query()).toBeNull();
});
