import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './copy-text.element.ts';
import { CopyText } from './copy-text.tsx';

const button = page.getByRole('button');

test('a press copies the text, and says so to everybody', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<CopyText text="5E2EBBDD" what="your reference" />);
  await expect.element(button).toHaveAccessibleName('Copy your reference');
  await button.click();
  expect(writeText).toHaveBeenCalledWith('5E2EBBDD');
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  await expect.element(button).toHaveAccessibleName('Copied your reference');
});

test('where the browser refuses, it says how to copy by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
  await render(<CopyText text="5E2EBBDD" what="your reference" />);
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copy it by hand');
});
