import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RequestQuoteButton } from '#app/ui/quote-button/request-quote-button.tsx';
import { answerLocation, SiteFixture } from '../site.fixture.tsx';

const opener = page.getByRole('button', { name: 'Request a quote' });
const dialog = page.getByRole('dialog', { name: 'Request a quote' });
const frame = page.getByTitle('Quote form');

const site = <SiteFixture pages={[{ path: '*', element: <RequestQuoteButton /> }]} />;

beforeEach(async () => {
  vi.stubGlobal('fetch', answerLocation);
  await page.viewport(1280, 900);
});

test('the form is asked for only while the dialog is open', async () => {
  await render(site);
  expect(frame.query()).toBeNull();
  await opener.click();
  await expect.element(frame).toHaveAttribute('src', 'about:blank');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('its frame is 600 pixels high', async () => {
  await render(site);
  await opener.click();
  await expect.element(frame).toBeVisible();
  expect(frame.element().getBoundingClientRect().height).toBe(600);
});
