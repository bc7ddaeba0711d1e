import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { openSite } from '../site.fixture.tsx';

const banner = page.getByRole('banner');
const mainMenu = page.getByRole('navigation', { name: 'Main' });

beforeEach(() => window.scrollTo(0, 0));

test('the header of the Nigerian edition has the links, the number to dial, a chat and the mark of the insurer', async () => {
  await openSite({ path: '/story' });
  await expectLink('Example Health', '/', banner);
  await expectLink('Home', '/', mainMenu);
  await expectLink('Social Health Insurance', '/social-health-insurance', mainMenu);
  await mainMenu.getByText('Health Plans').click();
  await expectLink('Private Health Insurance', '/insurance-plans', mainMenu);
  await expectLink('Get a Quote', '/insurance-calculator', mainMenu);
  await expectLink('0700 000 0000', 'tel:07000000000', banner);
  const chat = banner.getByRole('link', { name: 'Chat with us' });
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/2347000000000');
  await expect.element(chat).toHaveAttribute('target', '_blank');
  await expect
    .element(banner.getByRole('link', { name: 'LinkedIn' }))
    .toHaveAttribute('target', '_blank');
  const mark = banner.getByRole('link', { name: 'Example Health' }).element().firstElementChild;
  expect(mark?.getBoundingClientRect().width).toBe(60);
});

test('the header of the Global edition leads home to /global, calls the plans Our Services and adds FAQs', async () => {
  await openSite({ edition: 'DG', path: '/story' });
  await expectLink('Example Health', '/global', banner);
  await expectLink('Home', '/global', mainMenu);
  await mainMenu.getByText('Health Plans').click();
  await expectLink('Our Services', '/insurance-plans', mainMenu);
  await expect.element(mainMenu.getByRole('link', { name: 'FAQs' })).toBeVisible();
  expect(mainMenu.getByRole('link', { name: 'Social Health Insurance' }).query()).toBeNull();
  await expectLink('+234 700 000 0000', 'tel:+2347000000000', banner);
});

test.each([
  ['/posts/malaria', 'News/Events'],
  ['/plans/gold', 'Private Health Insurance'],
])('the menu marks the page above %s, %s, alone', async (path, name) => {
  await openSite({ path });
  const above = mainMenu.getByRole('link', { name, includeHidden: true });
  await expect.element(above).toHaveAttribute('aria-current', 'true');
  expect(mainMenu.element().querySelectorAll('[aria-current]')).toHaveLength(1);
});

describe('a submenu', () => {
  const aboutUs = mainMenu.getByText('About Us');
  const board = mainMenu.getByRole('link', { name: 'Board Members' });

  test.each<[string, () => unknown]>([
    ['on another click', () => aboutUs.click()],
    ['when another one is opened', () => mainMenu.getByText('Health Plans').click()],
    ['on a click elsewhere', () => page.getByText('A page').click()],
    ['when the focus moves on', () => userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')],
    [
      'when its page has been opened and the visitor comes back',
      () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    ],
  ])('opens on a click, and closes %s', async (_when, close) => {
    await openSite();
    await aboutUs.click();
    await expect.element(board).toBeVisible();
    await close();
    await expect.element(board).not.toBeInTheDocument();
  });

  test('opens by keyboard, closes on Escape and gives the focus back', async () => {
    await openSite();
    const summary = aboutUs.element() as HTMLElement;
    summary.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}');
    await expect.element(mainMenu.getByRole('link', { name: 'Our Story' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(board).not.toBeInTheDocument();
    expect(document.activeElement).toBe(summary);
  });
});

describe('the sticky header', () => {
  async function scrollTo(y: number) {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const shadow = () => getComputedStyle(banner.element()).boxShadow;

  test('is sticky after 11 pixels, lets the top bar scroll away, keeps the nav bar and moves nothing else', async () => {
    await openSite();
    const pageTop = () => page.getByText('A page').element().getBoundingClientRect().top;
    const topAtStart = pageTop();
    await scrollTo(10);
    await expect.poll(shadow).toBe('none');
    await scrollTo(11);
    await expect.poll(shadow).not.toBe('none');
    await scrollTo(10);
    await expect.poll(shadow).toBe('none');
    await scrollTo(500);
    await expect.poll(shadow).not.toBe('none');
    expect(pageTop()).toBe(topAtStart - 500);
    const box = banner.element().getBoundingClientRect();
    expect(box.top).toBe(-40);
    expect(mainMenu.element().getBoundingClientRect().top).toBe(0);
  });

  test.each([
    ['stays on a phone on its side', 667, 375, 'sticky'],
    ['leaves a page enlarged to 400 % its room', 320, 256, 'static'],
  ] as const)('%s', async (_what, width, height, position) => {
    await openSite();
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    expect(getComputedStyle(banner.element()).position).toBe(position);
  });
});
