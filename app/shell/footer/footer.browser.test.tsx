import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../site.fixture.tsx';

const footer = page.getByRole('contentinfo');

test.for([
  ['Insurance Plans', '/insurance-plans'],
  ['About Us', '/story'],
  ['Contact Us', '/contact'],
  ['FAQs', '/faqs'],
  ['Get care now', '/get-care'],
  ['Wellness Corner', '/wellness'],
  ['Work with us', '/work-with-us'],
  ['Privacy', '/privacy'],
  ['Accessibility', '/accessibility'],
])('%s leads to %s', async ([label, path]) => {
  await openSite();
  await expect
    .element(footer.getByRole('link', { name: label ?? '', exact: true }))
    .toHaveAttribute('href', path);
});

test('says who and where the insurer is', async () => {
  await openSite();
  await expect
    .element(footer.getByText('Example means example. Care at affordable rates.'))
    .toBeVisible();
  await expect.element(footer.getByText('Plot 000, Example Street, Abuja')).toBeVisible();
  await expect.element(footer.getByRole('link', { name: 'hello@health.example' })).toBeVisible();
  await expect
    .element(footer.getByRole('link', { name: 'Facebook' }))
    .toHaveAttribute('target', '_blank');
});

test('offers the newsletter where one is, with its own consent', async () => {
  await openSite();
  const consent = footer.getByRole('checkbox', { name: /^I agree that Example Health emails me/ });
  await expect.element(consent).not.toBeChecked();
  await expect
    .element(footer.getByRole('link', { name: 'Privacy notice (opens in a new tab)' }))
    .toHaveAttribute('href', '/privacy');
});

test('carries the current year', async () => {
  vi.setSystemTime(new Date('2031-06-01T12:00:00Z'));
  await openSite();
  await expect
    .element(footer.getByText('© 2031 Example Health. All rights reserved.'))
    .toBeVisible();
  vi.useRealTimers();
});

test('has Login To Portal for Nigeria', async () => {
  await openSite();
  await expect.element(footer.getByRole('button', { name: 'Login To Portal' })).toBeVisible();
});

test('has no Login To Portal for anyone else', async () => {
  await openSite({ edition: 'DG' });
  await expect.element(footer.getByText('Follow us')).toBeVisible();
  expect(footer.getByText('Login To Portal').query()).toBeNull();
});

test('the WhatsApp button opens a chat in a new tab', async () => {
  await openSite();
  const button = page.getByRole('link', { name: 'Chat with us' });
  await expect.element(button).toHaveAttribute('href', 'https://wa.me/2347000000000');
  await expect.element(button).toHaveAttribute('target', '_blank');
});

test('the WhatsApp button floats in the corner; on phones it is its glyph alone', async () => {
  await openSite();
  const box = () =>
    page.getByRole('link', { name: 'Chat with us' }).element().getBoundingClientRect();
  await page.viewport(1280, 800);
  await expect.poll(() => window.innerHeight - box().bottom).toBe(16);
  expect(box().width).toBeGreaterThan(120);
  await page.viewport(360, 640);
  await expect.poll(() => window.innerHeight - box().bottom).toBe(16);
  expect([box().width, box().height]).toEqual([52, 52]);
  await page.viewport(1280, 800);
});

/** A page with one link near the corner, this far from the right edge of the window. */
function pageWithLink(rightPx: number) {
  const style = { position: 'fixed', right: rightPx, bottom: 30 } as const;
  return [
    {
      path: '*',
      element: (
        <div style={{ height: 4000 }}>
          <a href="/far" style={style}>
            Far
          </a>
        </div>
      ),
    },
  ];
}

test('the WhatsApp button is its glyph alone where its words would cover a link', async () => {
  await page.viewport(1280, 800);
  await openSite({ pages: pageWithLink(90) });
  const button = page.getByRole('link', { name: 'Chat with us' });
  await expect.poll(() => button.element().getBoundingClientRect().width).toBeLessThan(60);
  await expect.element(button).toBeInViewport();
});

test('the WhatsApp button waits in the footer where even its glyph would cover a link', async () => {
  await page.viewport(1280, 800);
  await openSite({ pages: pageWithLink(30) });
  const button = page.getByRole('link', { name: 'Chat with us' });
  await expect.poll(() => button.element().getBoundingClientRect().top).toBeGreaterThan(4000);
  expect(button.element().getBoundingClientRect().width).toBeGreaterThan(120);
});
