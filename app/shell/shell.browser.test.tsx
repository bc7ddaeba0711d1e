import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectLink } from '../../tests/support/expect-links.ts';
import { openSite } from './site.fixture.tsx';

test('in the quote frame a page stands without header and footer', async () => {
  await openSite({ path: '/insurance-calculator?frame=1' });
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(page.getByRole('banner').query()).toBeNull();
  expect(page.getByRole('contentinfo').query()).toBeNull();
});

test('an order has a number for help and a legal line, and no menu leads out of it', async () => {
  const pages = [{ path: '*', handle: { shell: 'checkout' }, element: <p>An order</p> }];
  await openSite({ pages });
  await expectLink('Need help? 0700 000 0001', 'tel:07000000001', page.getByRole('banner'));
  await expectLink('Privacy', '/privacy', page.getByRole('contentinfo'));
  expect(page.getByRole('navigation').query()).toBeNull();
  expect(page.getByText('Get a Quote').query()).toBeNull();
  expect(page.getByRole('button').query()).toBeNull();
});
