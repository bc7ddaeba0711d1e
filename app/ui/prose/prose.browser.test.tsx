import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Prose } from './prose.tsx';

const html = `
  <p><a href="#prices">Prices</a></p>
  <h2 id="prices">Prices</h2>
  <details><summary>Can I cancel?</summary><div id="can-i-cancel"><p>Within 14 days.</p></div></details>`;

test('a link to a heading of the same page stays on the page', async () => {
  const screen = await render(<Prose html={html} />);
  await screen.getByRole('link', { name: 'Prices' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Prices' })).toBeVisible();
  expect(window.location.hash).toBe('#prices');
  window.history.replaceState(null, '', window.location.pathname);
});

test('an answer shows once its question is opened', async () => {
  const screen = await render(<Prose html={html} />);
  const answer = screen.getByText('Within 14 days.');
  await expect.element(answer).not.toBeVisible();
  await screen.getByText('Can I cancel?').click();
  await expect.element(answer).toBeVisible();
});
