import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Prose } from './prose.tsx';

const html = `
  <p><a href="/contact">Contact</a> <a href="#prices">Prices</a></p>
  <h2 id="prices">Prices</h2>
  <details><summary>Can I cancel?</summary><div id="can-i-cancel"><p>Within 14 days.</p></div></details>`;

function renderProse() {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Prose html={html} /> },
    { path: '/contact', Component: () => <h1>Contact Us</h1> },
  ]);
  return render(<Stub />);
}

test('a link in the text leads to another page without loading the site anew', async () => {
  const screen = await renderProse();
  await screen.getByRole('link', { name: 'Contact' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});

test('a link to a heading of the same page stays on the page', async () => {
  const screen = await renderProse();
  await screen.getByRole('link', { name: 'Prices' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Prices' })).toBeVisible();
  expect(window.location.hash).toBe('#prices');
  window.history.replaceState(null, '', window.location.pathname);
});

test('an answer shows once its question is opened', async () => {
  const screen = await renderProse();
  const answer = screen.getByText('Within 14 days.');
  await expect.element(answer).not.toBeVisible();
  await screen.getByText('Can I cancel?').click();
  await expect.element(answer).toBeVisible();
});
