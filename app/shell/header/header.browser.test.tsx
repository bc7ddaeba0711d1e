import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { openSite } from '../site.fixture.tsx';

const banner = page.getByRole('banner');
const mainMenu = page.getByRole('navigation', { name: 'Main' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe('the header of the Nigerian edition', () => {
  test('leads home to / from the logo and from Home', async () => {
    await openSite({ path: '/story' });
    await expectLink('Example Health', '/', banner);
    await expectLink('Home', '/', mainMenu);
  });

  test('shows the mark 60 pixels wide', async () => {
    await openSite();
    const mark = banner.getByRole('link', { name: 'Example Health' }).element().firstElementChild;
    expect(mark?.getBoundingClientRect().width).toBe(60);
  });

  test('has Social Health Insurance and Private Health Insurance', async () => {
    await openSite();
    await expectLink('Social Health Insurance', '/social-health-insurance', mainMenu);
    await mainMenu.getByText('Health Plans').click();
    await expectLink('Private Health Insurance', '/insurance-plans', mainMenu);
  });

  test('offers the telephone number people in Nigeria dial', async () => {
    await openSite();
    await expectLink('0700 000 0000', 'tel:07000000000', banner);
  });

  test('opens social profiles in a new tab', async () => {
    await openSite();
    await expect
      .element(banner.getByRole('link', { name: 'LinkedIn' }))
      .toHaveAttribute('target', '_blank');
  });
});

describe('the header of the Global edition', () => {
  test('leads home to /global from the logo and from Home', async () => {
    await openSite({ edition: 'DG', path: '/story' });
    await expectLink('Example Health', '/global', banner);
    await expectLink('Home', '/global', mainMenu);
  });

  test('calls the plans Our Services, adds FAQs and leaves Social Health Insurance out', async () => {
    await openSite({ edition: 'DG' });
    await mainMenu.getByText('Health Plans').click();
    await expectLink('Our Services', '/insurance-plans', mainMenu);
    await expect.element(mainMenu.getByRole('link', { name: 'FAQs' })).toBeVisible();
    expect(mainMenu.getByRole('link', { name: 'Social Health Insurance' }).query()).toBeNull();
  });

  test('offers the telephone number people abroad dial', async () => {
    await openSite({ edition: 'DG' });
    await expectLink('+234 700 000 0000', 'tel:+2347000000000', banner);
  });
});

test('marks the page on screen in the menu', async () => {
  await openSite({ path: '/providers' });
  await expect
    .element(mainMenu.getByRole('link', { name: 'Providers' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(mainMenu.getByRole('link', { name: 'Home' }))
    .not.toHaveAttribute('aria-current');
});

test('opens a WhatsApp chat in a new tab', async () => {
  await openSite();
  const chat = banner.getByRole('link', { name: 'Chat with us' });
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/2347000000000');
  await expect.element(chat).toHaveAttribute('target', '_blank');
});

test('Get a Quote is a link to the calculator', async () => {
  await openSite();
  await expectLink('Get a Quote', '/insurance-calculator', mainMenu);
});

describe('a submenu', () => {
  const board = mainMenu.getByRole('link', { name: 'Board Members' });

  test('toggles on click', async () => {
    await openSite();
    await mainMenu.getByText('About Us').click();
    await expect.element(board).toBeVisible();
    await mainMenu.getByText('About Us').click();
    await expect.element(board).not.toBeInTheDocument();
  });

  test('closes when another one is opened', async () => {
    await openSite();
    await mainMenu.getByText('About Us').click();
    await mainMenu.getByText('Health Plans').click();
    await expect.element(mainMenu.getByRole('link', { name: 'Families' })).toBeVisible();
    await expect.element(board).not.toBeInTheDocument();
  });

  test('opens by keyboard, closes on Escape and gives the focus back', async () => {
    await openSite();
    const summary = mainMenu.getByText('About Us').element();
    if (!(summary instanceof HTMLElement)) throw new Error('About Us is not an element');
    summary.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}');
    await expect.element(mainMenu.getByRole('link', { name: 'Our Story' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(board).not.toBeInTheDocument();
    expect(document.activeElement).toBe(summary);
  });

  test('closes on a click elsewhere', async () => {
    await openSite();
    await mainMenu.getByText('About Us').click();
    await page.getByText('A page').click();
    await expect.element(board).not.toBeInTheDocument();
  });

  test('closes when the focus moves on', async () => {
    await openSite();
    await mainMenu.getByText('About Us').click();
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Tab}');
    await expect.element(board).not.toBeInTheDocument();
  });

  test('is closed again when its page has been opened and the visitor comes back', async () => {
    await openSite();
    await mainMenu.getByText('About Us').click();
    await expect.element(board).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect.element(board).not.toBeInTheDocument();
  });
});

describe('the sticky header', () => {
  async function scrollTo(y: number) {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const shadow = () => getComputedStyle(banner.element()).boxShadow;

  test('is not sticky after 10 pixels and sticky after 11', async () => {
    await openSite();
    await scrollTo(10);
    await expect.poll(shadow).toBe('none');
    await scrollTo(11);
    await expect.poll(shadow).not.toBe('none');
    await scrollTo(10);
    await expect.poll(shadow).toBe('none');
  });

  test('lets the top bar scroll away, keeps the nav bar and moves nothing else', async () => {
    await openSite();
    const pageTop = () => page.getByText('A page').element().getBoundingClientRect().top;
    const topAtStart = pageTop();
    await scrollTo(500);
    await expect.poll(shadow).not.toBe('none');
    expect(pageTop()).toBe(topAtStart - 500);
    const box = banner.element().getBoundingClientRect();
    expect(box.top).toBe(-40);
    expect(mainMenu.element().getBoundingClientRect().top).toBe(0);
  });
});
