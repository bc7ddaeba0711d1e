import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { openSite } from '../site.fixture.tsx';

const opener = page.getByRole('button', { name: 'Request a quote' });
const dialog = page.getByRole('dialog', { name: 'Request a quote' });
const frame = page.getByTitle('Quote form');

const pages = [{ path: '*', element: <RequestQuoteButton /> }];

beforeEach(() => page.viewport(1280, 900));

test('the form loads only while the dialog is open, in a frame 600 pixels high', async () => {
  await openSite({ pages });
  expect(frame.query()).toBeNull();
  await opener.click();
  await expect.element(frame).toHaveAttribute('src', 'about:blank');
  expect(frame.element().getBoundingClientRect().height).toBe(600);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
