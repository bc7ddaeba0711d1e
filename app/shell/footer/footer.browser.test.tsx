import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectLinks } from '../../../tests/support/expect-links.ts';
import { openSite } from '../site.fixture.tsx';

const footer = page.getByRole('contentinfo');

test('leads to the pages that somebody looks for at the end, says who and where the insurer is, and has Login To Portal for Nigeria alone', async () => {
  const { unmount } = await openSite();
  const links = {
    'Insurance Plans': '/insurance-plans',
    'About Us': '/story',
    'Contact Us': '/contact',
    FAQs: '/faqs',
    'Get care now': '/get-care',
    'Wellness Corner': '/wellness',
    'Work with us': '/work-with-us',
    Privacy: '/privacy',
    Accessibility: '/accessibility',
  };
  await expectLinks(links, footer);
  await expect
    .element(footer.getByText('Example means example. Care at affordable rates.'))
    .toBeVisible();
  await expect.element(footer.getByText('Plot 000, Example Street, Abuja')).toBeVisible();
  await expect.element(footer.getByRole('link', { name: 'hello@health.example' })).toBeVisible();
  await expect
    .element(footer.getByRole('link', { name: 'Facebook' }))
    .toHaveAttribute('target', '_blank');
  await expect.element(footer.getByRole('button', { name: 'Login To Portal' })).toBeVisible();
  await unmount();
  await openSite({ edition: 'DG' });
  await expect.element(footer.getByText('Follow us')).toBeVisible();
  expect(footer.getByText('Login To Portal').query()).toBeNull();
});

test('carries the current year, of Lagos', async () => {
  vi.setSystemTime(new Date('2030-12-31T23:30:00Z'));
  await openSite();
  await expect
    .element(footer.getByText('© 2031 Example Health. All rights reserved.'))
    .toBeVisible();
});
