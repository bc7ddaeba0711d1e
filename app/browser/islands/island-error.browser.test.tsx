import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { IslandErrorTemplate } from '#app/shell/error-screen/island-error-template.tsx';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import './site-island.ts';

/** A page with an island, as the server sends it. */
function pageWith(islandName: string, props: object = {}): string {
  return `
    <h1>The rest of the page</h1>
    <site-island name="${islandName}" start="touch">
      <div class="island"><button type="button">Start</button></div>
      <script type="application/json">${JSON.stringify(props)}</script>
    </site-island>
    ${renderToString(<IslandErrorTemplate />)}`;
}

const apology = 'Sorry, an unexpected error occurred. Please try refreshing the page.';

function sendPage(html: string): void {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  onTestFinished(() => container.remove());
}

/** Opens the page in a window that can load it again. */
async function openWindow() {
  const frame = document.createElement('iframe');
  frame.title = 'A page';
  frame.srcdoc = `${pageWith('long-gone')}<script type="module" src="/app/browser/islands/site-island.ts"></script>`;
  const onLoad = vi.fn();
  frame.addEventListener('load', onLoad);
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await expect.poll(() => onLoad.mock.calls.length).toBe(1);
  return { onLoad, inside: page.frameLocator(page.getByTitle('A page')) };
}

beforeEach(() => {
  sessionStorage.clear();
});

test('an island that crashes shows the words of the error screen in its place', async () => {
  // Its code finds no such thing, and throws.
  const sent = { kind: 'result', finding: 'unheard of', selection: [] };
  sendPage(pageWith('symptom-checker', { level: 2, sent, edition: 'NG', phone: '0700' }));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByText(apology)).toBeVisible();
  await expect.element(page.getByText('Cannot destructure', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The rest of the page' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  expect(takeConsoleErrors()).not.toEqual([]);
});

test('offline nothing is loaded again: the words come at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sendPage(pageWith('long-gone'));
  await page.getByRole('button', { name: 'Start' }).click();
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
