import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { openSite } from '../site.fixture.tsx';

const toggler = page.getByRole('button', { name: 'Menu', exact: true });
const menu = page.getByRole('dialog', { name: 'Menu' });

beforeEach(() => page.viewport(600, 700));

test('is used at 1199 pixels and not at 1200', async () => {
  await page.viewport(1199, 700);
  await openSite();
  await expect.element(toggler).toBeVisible();
  await page.viewport(1200, 700);
  await expect.element(toggler).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

describe('the open menu', () => {
  beforeEach(async () => {
    await openSite({ path: '/providers' });
    await toggler.click();
    await expect.element(menu).toBeVisible();
  });

  test('is at the right edge, at most 400 pixels wide, as high as the window, and stops the page from scrolling', async () => {
    const panel = menu.element();
    // It slides in: on the way its edges lie between pixels.
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    const { width, height, top, right } = panel.getBoundingClientRect();
    expect({ width, height, top }).toEqual({ width: 400, height: 700, top: 0 });
    expect(right).toBe(document.documentElement.getBoundingClientRect().right);
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  });

  test('names pages in full, marks the one on screen, ends with Get a Quote, and has email and profiles', async () => {
    const links = menu.getByRole('navigation', { name: 'Mobile' }).getByRole('link').all();
    expect(links.at(-1)?.element().textContent).toBe('Get a Quote');
    await expect.element(menu.getByText('Social Health Insurance')).toBeVisible();
    await expect.element(menu.getByText('News/Events')).toBeVisible();
    await expect
      .element(menu.getByRole('link', { name: 'Providers' }))
      .toHaveAttribute('aria-current', 'page');
    await menu.getByText('Health Plans').click();
    await expectLink('Wellness Corner', '/wellness', menu);
    // Narrow top bars leave these out.
    await page.viewport(390, 844);
    await expectLink('hello@health.example', 'mailto:hello@health.example', menu);
    for (const name of ['Facebook', 'LinkedIn']) {
      await expect.element(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('toggles its submenus on click', async () => {
    await menu.getByText('About Us').click();
    await expect.element(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await menu.getByText('About Us').click();
    await expect.element(menu.getByText('Our Team')).not.toBeVisible();
  });

  test('closes on Escape and on its own button, and gives the focus back', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(toggler).toHaveFocus();
    await toggler.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(toggler).toHaveFocus();
  });

  test('on a phone leaves a strip of the overlay as wide as a finger, which closes it', async () => {
    await page.viewport(390, 844);
    const panel = menu.element();
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(48);
    await userEvent.click(document.documentElement, { position: { x: 24, y: 400 } });
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('is closed again when a page has been chosen and the visitor comes back', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('closes when the window grows past 1199 pixels', async () => {
    await page.viewport(1280, 700);
    await expect.element(menu).not.toBeInTheDocument();
  });
});
