import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { press } from '../../../tests/support/pointer.ts';
import { openSite } from '../site.fixture.tsx';

const spinner = page.getByText('Loading page');

const links = (
  <>
    <p>Old page</p>
    <a href="/slow">Slow page</a>
    <a href="#part">A part of this page</a>
    <a href="/slow" target="_blank">
      In a new tab
    </a>
    <a href="/contact-card.vcf">A file</a>
    <a href="https://elsewhere.example/">Elsewhere</a>
    <form action="/search">
      <button type="submit">Search</button>
    </form>
    <form action="/contact" onSubmit={(event) => event.preventDefault()}>
      <button type="submit">Sent by script</button>
    </form>
    <form method="dialog">
      <button type="submit">Close</button>
    </form>
  </>
);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openSite({ pages: [{ path: '*', element: links }] });
  stayHere();
});

/** The next page is one that never comes. */
function stayHere() {
  const gone = new AbortController();
  const { signal } = gone;
  const stay = (event: Event) => event.preventDefault();
  const stayOnLinks = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) stay(event);
  };
  window.addEventListener('click', stayOnLinks, { signal });
  window.addEventListener('submit', stay, { signal });
  onTestFinished(() => gone.abort());
}

const pressOn = (role: 'link' | 'button', name: string) =>
  press(page.getByRole(role, { name, exact: true }).element());

async function expectNoSpinner() {
  await nextFrame();
  await expect.element(spinner).not.toBeVisible();
}

test('appears after 300 milliseconds, with words, above the old page', async () => {
  await pressOn('link', 'Slow page');
  vi.advanceTimersByTime(299);
  await expectNoSpinner();
  vi.advanceTimersByTime(1);
  await expect.element(spinner).toBeVisible();
  await expect.element(page.getByText('Old page')).toBeInTheDocument();
});

test('appears for a form that the browser sends', async () => {
  await pressOn('button', 'Search');
  vi.advanceTimersByTime(300);
  await expect.element(spinner).toBeVisible();
});

test.each<[string, () => unknown]>([
  [
    'the visitor comes back to the page',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['the visitor stops the loading by Escape', () => userEvent.keyboard('{Escape}')],
  ['the visitor goes on with the old page', () => userEvent.click(page.getByText('Old page'))],
  ['the next page has not come within a minute', () => vi.advanceTimersByTime(60_000)],
])('goes when %s', async (_when, end) => {
  await pressOn('link', 'Slow page');
  vi.advanceTimersByTime(300);
  await expect.element(spinner).toBeVisible();
  await end();
  await expectNoSpinner();
});

test('never appears for a page that takes less', async () => {
  await pressOn('link', 'Slow page');
  vi.advanceTimersByTime(299);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  vi.advanceTimersByTime(1000);
  await expectNoSpinner();
});

test('never appears for what keeps the page', async () => {
  for (const [role, name] of [
    ['link', 'A part of this page'],
    ['link', 'In a new tab'],
    ['link', 'A file'],
    ['link', 'Elsewhere'],
    ['button', 'Sent by script'],
    ['button', 'Close'],
  ] as const) {
    await pressOn(role, name);
    vi.advanceTimersByTime(1000);
    await expectNoSpinner();
  }
});
