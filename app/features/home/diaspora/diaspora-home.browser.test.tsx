import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Site } from '#app/site/use-site.ts';
import { inAct, passTime } from '../../../../tests/support/pass-time.ts';
import { pointAt } from '../../../../tests/support/pointer.ts';
import { DiasporaHome } from './diaspora-home.tsx';
import '#app/ui/carousel/slide-carousel.element.ts';
import '#app/ui/counter/count-up.element.ts';
import '#app/ui/dialog/while-open.element.ts';
import './diaspora-home.css';
import { PresentationDialog } from './diaspora-hero.tsx';

const site = {
  edition: 'DG',
  identity: {
    social: [
      { id: '1', social: 'facebook', link: 'https://facebook.example/a', icon: 'facebook' },
      { id: '2', social: 'linkedIn', link: 'https://linkedin.example/a', icon: 'linkedin' },
      { id: '3', social: 'twitter', link: 'https://x.example/a', icon: 'twitter' },
      { id: '4', social: 'youtube', link: 'https://youtube.example/a', icon: 'youtube' },
      { id: '5', social: 'instagram', link: 'https://instagram.example/a', icon: 'instagram' },
    ],
    phones: { contact: '0700', marketing: '0701', international: '+234' },
    promises: { startWithin: '1 working day' },
    claims: {
      enrollees: '300,000+',
      healthFacilities: '9,000+',
      healthFacilitiesNote: 'Places of treatment.',
      partnerHospitals: '10,000+',
      partnerHospitalsNote: 'Every place.',
      yearsLong: 'over 20 years',
      yearsShort: 'nearly 20 years',
      coverage: '36 states plus the FCT',
    },
  },
} as unknown as Site;

async function show() {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <DiasporaHome latestPosts={null} /> },
  ]);
  await render(<Page hydrationData={{ loaderData: { root: site } }} />);
}

const slides = () => page.getByRole('group', { name: / of 3$/, includeHidden: true }).elements();
const shownSlide = () => page.getByRole('group', { name: / of 3$/ });
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('the hero of the diaspora page', () => {
  it('has three slides, each with a button to the plans', async () => {
    await show();
    expect(
      slides().map((slide) =>
        [...slide.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href')),
      ),
    ).toEqual([['/insurance-plans'], ['/insurance-plans'], ['/insurance-plans']]);
    await expect.element(shownSlide().getByRole('link', { name: 'See Our Plans' })).toBeVisible();
  });

  it('offers the presentation on the first slide only', async () => {
    await show();
    expect(slides().map((slide) => slide.textContent?.includes('Watch Presentation'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('says Buy Insurance and Watch Presentation on a small screen', async () => {
    await page.viewport(360, 800);
    try {
      await show();
      const slide = shownSlide();
      await expect
        .element(slide.getByRole('link', { name: 'Buy Insurance' }))
        .toHaveAttribute('href', '/insurance-plans');
      await expect.element(slide.getByRole('button', { name: 'Watch Presentation' })).toBeVisible();
      await expect.element(slide.getByText('See Our Plans')).not.toBeVisible();
    } finally {
      await page.viewport(1280, 800);
    }
  });

  it('has dots, arrows and a Pause button', async () => {
    await show();
    const hero = page.getByRole('region', { name: 'Health insurance for your family in Nigeria' });
    for (const name of ['Previous slide', 'Slide 1 of 3', 'Slide 3 of 3', 'Next slide', 'Pause']) {
      await expect.element(hero.getByRole('button', { name })).toBeVisible();
    }
  });
});

describe('the presentation', () => {
  it('is in the page only while its dialog is shown', async () => {
    await show();
    expect(document.querySelector('video')).toBeNull();
    await page.getByRole('button', { name: 'Watch Presentation' }).click();
    const dialog = page.getByRole('dialog', { name: 'How it works' });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => document.querySelector('video')).not.toBeNull();
    expect(
      [...document.querySelectorAll('video source')].map((source) => source.getAttribute('type')),
    ).toEqual(['video/webm', 'video/mp4']);
    expect(document.querySelector('track')).toHaveProperty('kind', 'captions');

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.querySelector('video')).toBeNull();
  });

  it('is gone after Escape as well', async () => {
    await show();
    await page.getByRole('button', { name: 'Watch Presentation' }).click();
    await expect.poll(() => document.querySelector('video')).not.toBeNull();
    document.querySelector('dialog')?.requestClose();
    await expect.poll(() => document.querySelector('video')).toBeNull();
  });
});

describe('the presentation without scripts', () => {
  it('can be played, and loads nothing before', () => {
    const html = renderToString(<PresentationDialog />);
    expect(html).toMatch(/<noscript><video[^>]*><track[^>]*><\/video><\/noscript>/);
    expect(html).toContain('preload="none"');
    expect(html.replace(/<noscript>.*<\/noscript>|<template>.*<\/template>/g, '')).not.toContain(
      '<video',
    );
  });
});

describe('the information cards', () => {
  it.each([
    ['Our Providers', '/providers'],
    ['See Our Plans', '/insurance-plans'],
    ['Get Information', '/contact'],
  ])('%s leads to %s', async (name, path) => {
    await show();
    const card = page.getByRole('region', { name: 'Everything you need to decide today' });
    await expect.element(card.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('have the social profiles under Our Research, each in a new tab, and no page', async () => {
    await show();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Our Research' }) });
    const links = card.getByRole('link').elements();
    expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(
      site.identity.social.map((profile) => profile.link),
    );
    expect(links.every((anchor) => anchor.getAttribute('target') === '_blank')).toBe(true);
  });

  it('are followed by ways to the calculator and to the quote form', async () => {
    await show();
    await expect
      .element(link('Get Health Insurance'))
      .toHaveAttribute('href', '/insurance-calculator');
    await expect.element(page.getByRole('button', { name: 'Request a quote' })).toBeVisible();
  });
});

describe('the services', () => {
  it('are told in the words for people abroad', async () => {
    await show();
    const block = page.getByRole('region', { name: 'Health Plans tailor made for you' });
    await expect.element(block.getByText('Get a plan for a loved one')).toBeVisible();
    await expect
      .element(block.getByText('Please contact our marketing team for a personalised quote.'))
      .toBeVisible();
  });
});

describe('the numbers', () => {
  beforeEach(async () => {
    await pointAt();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('count up for three seconds', async () => {
    let enter: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          enter = [...enter, () => callback([{ isIntersecting: true }])];
        }
        observe() {}
        disconnect() {}
      },
    );
    try {
      await show();
      await inAct(() => enter.forEach((start) => start()));
      const counting = () => document.querySelectorAll('dd [aria-hidden]').length;
      await passTime(2950);
      expect(counting()).toBe(2);
      await passTime(100);
      expect(counting()).toBe(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('are the claims of the identity file, with a button to the plans', async () => {
    await show();
    const block = page.getByRole('region', { name: 'The insurer in numbers' });
    await expect.element(block.getByText('300,000+')).toBeInTheDocument();
    await expect.element(block.getByText('9,000+')).toBeInTheDocument();
    await expect.element(block.getByText('Health facilities: Places of treatment.')).toBeVisible();
    await expect
      .element(block.getByRole('link', { name: 'Buy Insurance' }))
      .toHaveAttribute('href', '/insurance-plans');
  });
});

describe('the strip about the insurer', () => {
  it('tells the claims, names the six zones and leads to the story and the wellness tools', async () => {
    await show();
    const strip = page.getByRole('region', { name: 'Over 20 years of keeping families well' });
    expect(strip.element().textContent).toContain('nearly 20 years');
    expect(strip.element().textContent).toContain('36 states plus the FCT');
    expect(strip.element().textContent).toContain('six geopolitical zones');
    expect(
      strip
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      'North Central',
      'North East',
      'North West',
      'South East',
      'South South',
      'South West',
    ]);
    await expect
      .element(strip.getByRole('link', { name: 'Discover More' }))
      .toHaveAttribute('href', '/story');
    await expect
      .element(strip.getByRole('link', { name: 'Open the Wellness Corner' }))
      .toHaveAttribute('href', '/wellness');
  });
});
