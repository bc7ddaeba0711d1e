import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { IslandErrorTemplate } from '#app/shell/error-screen/island-error-template.tsx';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { showIslandError } from './show-island-error.ts';

const pageHtml = `
  <h1>The rest of the page</h1>
  <site-island name="long-gone" start="touch">
    <div class="island"><button type="button">Start</button></div>
  </site-island>
  ${renderToString(<IslandErrorTemplate />)}`;

const apology = 'Sorry, an unexpected error occurred. Please try refreshing the page.';

/** Puts a page with an island into the document; no code has started. */
function sendPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = pageHtml;
  document.body.append(container);
  onTestFinished(() => container.remove());
  const island = container.querySelector<HTMLElement>('site-island');
  if (!island) throw new Error('the page has no island');
  return island;
}

/** Opens the page in a window that can load it again. */
async function openWindow() {
  const frame = document.createElement('iframe');
  frame.title = 'A page';
  frame.srcdoc = `${pageHtml}<script type="module" src="/app/browser/islands/site-island.ts"></script>`;
  const onLoad = vi.fn();
  frame.addEventListener('load', onLoad);
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await expect.poll(() => onLoad.mock.calls.length).toBe(1);
  return { onLoad, inside: page.frameLocator(page.getByTitle('A page')) };
}

function Broken(): never {
  throw new Error('This section broke');
}

beforeEach(() => {
  sessionStorage.clear();
});

test('an island that crashes shows the words of the error screen in its place', async () => {
  const island = sendPage();
  void hydrateIsland(island, Broken);
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByText(apology)).toBeVisible();
  await expect.element(page.getByText('This section broke')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The rest of the page' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  expect(takeConsoleErrors()).not.toEqual([]);
});

test('offline nothing is loaded again: the words come at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showIslandError(sendPage(), new Error('Loading chunk long-gone failed'));
  await expect.element(page.getByText('Loading chunk long-gone failed')).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('code that is gone loads the page again once, then shows the words with Refresh Page', async () => {
  const { onLoad, inside } = await openWindow();
  await inside.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => onLoad.mock.calls.length).toBe(2);
  await inside.getByRole('button', { name: 'Start' }).click();
  await expect.element(inside.getByText('Loading chunk long-gone failed')).toBeVisible();
  await expect.element(inside.getByText(apology)).toBeVisible();
  await expect.element(inside.getByText('The rest of the page')).toBeVisible();
  expect(onLoad).toHaveBeenCalledTimes(2);
  await inside.getByRole('button', { name: 'Refresh Page' }).click();
  await expect.poll(() => onLoad.mock.calls.length).toBe(3);
});
