import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { openSite } from '../site.fixture.tsx';

const switcher = page.getByRole('navigation', { name: 'Country' });

test('the links carry the choice to the server, and the one of the edition on screen is marked', async () => {
  const { unmount } = await openSite();
  await expectLink('Nigeria', '/?edition=NG', switcher);
  await expectLink('Global', '/global?edition=DG', switcher);
  await unmount();
  await openSite({ edition: 'DG' });
  await expect
    .element(switcher.getByRole('link', { name: 'Global' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(switcher.getByRole('link', { name: 'Nigeria' }))
    .not.toHaveAttribute('aria-current');
});
