import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdEvents } from './hold-events.ts';

test('a popover that was opened before the code was there stays open once it is', async () => {
  await render(
    <>
      <button type="button" popoverTarget="filters">
        Filters
      </button>
      <p id="filters" popover="auto">
        What narrows the results
      </p>
    </>,
  );
  const held = holdEvents(document.body, () => undefined);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByText('What narrows the results')).toBeVisible();
  await held.replay();
  await expect.element(page.getByText('What narrows the results')).toBeVisible();
});
