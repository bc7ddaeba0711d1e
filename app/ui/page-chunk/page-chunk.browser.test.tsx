import { Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import { pageChunk } from './page-chunk.tsx';
import { useHasPendingChunk } from './pending-chunks.ts';

interface PageModule {
  default: ComponentType;
}

function NewPage() {
  return <p>New page</p>;
}

function loadOffline(): Promise<PageModule> {
  return Promise.reject(new TypeError('offline'));
}

function Frame() {
  return (
    <>
      <p>{useHasPendingChunk() ? 'Loading' : 'Quiet'}</p>
      <Suspense fallback="Nothing to show">
        <Outlet />
      </Suspense>
    </>
  );
}

function ShownError() {
  const error = useRouteError();
  return <p>Error: {error instanceof Error && error.message}</p>;
}

/** As on the site, where the root loader answers every navigation. */
function answerLater() {
  return new Promise((resolve) => setTimeout(() => resolve(null)));
}

function createSite(Chunk: ComponentType, start = '/') {
  return createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { index: true, element: <p>Old page</p> },
          {
            id: 'new',
            path: 'new',
            element: <Chunk />,
            ErrorBoundary: ShownError,
            loader: answerLater,
          },
        ],
      },
    ],
    { initialEntries: [start], hydrationData: { loaderData: { new: null } } },
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('on a navigation', () => {
  test('the old page stays, still loading, until the chunk is there', async () => {
    let arrive = (_module: PageModule) => {};
    const load = () => new Promise<PageModule>((resolve) => (arrive = resolve));
    const router = createSite(pageChunk('new', load));
    await render(<RouterProvider router={router} />);
    await router.navigate('/new');
    await expect.element(page.getByText('Old page')).toBeVisible();
    await expect.element(page.getByText('Loading', { exact: true })).toBeVisible();
    arrive({ default: NewPage });
    await expect.element(page.getByText('New page')).toBeVisible();
    await expect.element(page.getByText('Quiet')).toBeVisible();
  });

  test('a chunk that fails throws, by its name, into the error screen', async () => {
    const router = createSite(pageChunk('new', loadOffline));
    await render(<RouterProvider router={router} />);
    await router.navigate('/new');
    await expect.element(page.getByText('Error: Loading chunk new failed')).toBeVisible();
    expect(takeConsoleErrors()).not.toEqual([]);
  });

  test('a later navigation tries a failed chunk again', async () => {
    const load = vi
      .fn<() => Promise<PageModule>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue({ default: NewPage });
    const router = createSite(pageChunk('new', load));
    await render(<RouterProvider router={router} />);
    await router.navigate('/new');
    await expect.element(page.getByText('Error: Loading chunk new failed')).toBeVisible();
    await router.navigate('/');
    await router.navigate('/new');
    await expect.element(page.getByText('New page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(takeConsoleErrors()).not.toEqual([]);
  });

  test('a chunk has 120 seconds', async () => {
    const router = createSite(pageChunk('new', () => new Promise(() => {})));
    await render(<RouterProvider router={router} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const navigation = router.navigate('/new');
    await vi.advanceTimersByTimeAsync(0);
    await navigation;
    await nextFrame();
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(119_999);
    await nextFrame();
    expect(page.getByText('Old page').query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByText('Error: Loading chunk new failed')).toBeVisible();
    expect(takeConsoleErrors()).not.toEqual([]);
  });
});

describe('on a page that the server has sent', () => {
  let root: Root | undefined;
  let container: HTMLElement | undefined;

  afterEach(() => {
    root?.unmount();
    container?.remove();
  });

  async function hydrate(Chunk: ComponentType) {
    container = document.createElement('div');
    container.innerHTML =
      '<p>Quiet</p><!--$--><div data-page-chunk="new"><p>New page</p></div><!--/$-->';
    document.body.append(container);
    const router = createSite(Chunk, '/new');
    root = hydrateRoot(container, <RouterProvider router={router} />);
    await nextFrame();
    return router;
  }

  test('the page stays when its chunk fails, and links still work', async () => {
    const chunk = pageChunk('new', loadOffline);
    const router = await hydrate(chunk);
    await expect.element(page.getByText('New page')).toBeVisible();
    expect(takeConsoleErrors()).toEqual([
      [new Error('Loading chunk new failed', { cause: new TypeError('offline') })],
    ]);
    await router.navigate('/');
    await expect.element(page.getByText('Old page')).toBeVisible();
  });

  test('the page stays the same element when its chunk is there', async () => {
    let arrive = (_module: PageModule) => {};
    const load = () => new Promise<PageModule>((resolve) => (arrive = resolve));
    await hydrate(pageChunk('new', load));
    const sent = page.getByText('New page').element();
    arrive({ default: NewPage });
    await nextFrame();
    expect(page.getByText('New page').element()).toBe(sent);
  });
});
