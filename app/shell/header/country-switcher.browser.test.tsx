import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../site.fixture.tsx';

const switcher = page.getByRole('navigation', { name: 'Country' });

test('the links carry the choice to the server', async () => {
  await openSite();
  await expect
    .element(switcher.getByRole('link', { name: 'Nigeria' }))
    .toHaveAttribute('href', '/?edition=NG');
  await expect
    .element(switcher.getByRole('link', { name: 'Global' }))
    .toHaveAttribute('href', '/global?edition=DG');
});

test('marks the edition on screen', async () => {
  await openSite({ edition: 'DG' });
  await expect
    .element(switcher.getByRole('link', { name: 'Global' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(switcher.getByRole('link', { name: 'Nigeria' }))
    .not.toHaveAttribute('aria-current');
});
