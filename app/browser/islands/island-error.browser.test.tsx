import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { exampleSite } from '#app/shell/example-site.fixture.ts';
import { IslandErrorTemplate } from '#app/shell/error-screen/island-error-template.tsx';
import { expectLinks } from '../../../tests/support/expect-links.ts';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import './site-island.ts';

/** The template at the end of each page, as the server sends it. */
function errorTemplate(): string {
  const site = exampleSite('NG');
  const root = { id: 'root', path: '*', loader: () => site, element: <IslandErrorTemplate /> };
  const hydrationData = { loaderData: { root: site } };
  return renderToString(<RouterProvider router={createMemoryRouter([root], { hydrationData })} />);
}

/** Puts a page with an island into the document, as the server sends it. */
function sendPage(islandName: string, props: object = {}, attributes = ''): void {
  const container = document.createElement('div');
  container.innerHTML = `
    <h1>The rest of the page</h1>
    <site-island name="${islandName}" start="touch" ${attributes}>
      <div class="island"><label>Height <input></label><button type="button">Start</button></div>
      <script type="application/json">${JSON.stringify(props)}</script>
    </site-island>
    ${errorTemplate()}`;
  document.body.append(container);
  onTestFinished(() => container.remove());
}

const apology = 'Sorry, an unexpected error occurred. Please try refreshing the page.';
const start = page.getByRole('button', { name: 'Start' });
const missing = page.getByText('Loading chunk contact-form failed');

async function blockCode(): Promise<void> {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*hydrate-island*'] });
  onTestFinished(async () => void (await cdp().send('Network.setBlockedURLs', { urls: [] })));
}

/** Lets the pauses between the tries pass. */
async function untilItGivesUp(): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5000);
      return takeConsoleErrors().length;
    })
    .toBe(1);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

// The first in the file, as code that has come once does not come again.
test('above a part whose code does not come it says so; the part stays, with what was typed', async () => {
  await blockCode();
  sendPage('contact-form');
  await page.getByLabelText('Height').fill('168');
  await untilItGivesUp();
  await expect.element(missing).toBeVisible();
  await expect.element(page.getByText(/You can still use what’s below/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect.element(page.getByLabelText('Height')).toHaveValue('168');
  await expect.element(start).toBeVisible();
  await expect.element(page.getByText(apology)).not.toBeInTheDocument();
  const alert = page.getByRole('alert').element();
  expect(alert.compareDocumentPosition(start.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a part that is complete without its code says nothing', async () => {
  await blockCode();
  sendPage('contact-form', {}, 'data-quiet');
  await start.click();
  await vi.advanceTimersByTimeAsync(121_000);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an island that crashes shows the words of the error screen in its place, and leads home, to a person and to 112', async () => {
  const alert = page.getByRole('alert');
  // Its code finds no such thing, and throws.
  const sent = { kind: 'result', finding: 'unheard of', selection: [] };
  sendPage('symptom-checker', { level: 2, sent, edition: 'NG', phone: '0700' });
  await start.click();
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByText(apology)).toBeVisible();
  await expect.element(page.getByText('Cannot destructure', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The rest of the page' })).toBeVisible();
  await expectLinks(
    { 'home page': '/', '0700 000 0000': 'tel:07000000000', '112': 'tel:112' },
    alert,
  );
  await expect.element(start).not.toBeInTheDocument();
  await expect.element(page.getByText(/You can still use/)).not.toBeInTheDocument();
  expect(takeConsoleErrors()).not.toEqual([]);
});
