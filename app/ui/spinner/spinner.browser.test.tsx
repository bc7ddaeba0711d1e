import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Spinner } from './spinner.tsx';

test('turns once in 1.1 seconds beside its words', async () => {
  await render(<Spinner words="Loading page" />);
  const spinner = page.getByText('Loading page');
  await expect.element(spinner).toBeVisible();
  const [turn] = spinner.element().getAnimations({ subtree: true });
  expect(turn?.effect?.getTiming().duration).toBe(1100);
});
