import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectLink, expectLinks } from '../../../../tests/support/expect-links.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { showPage, site } from '../../../../tests/support/show-page.tsx';
import { DiasporaHome } from './diaspora-home.tsx';
import '#app/ui/carousel/slide-carousel.element.ts';
import '#app/ui/counter/count-up.element.ts';
import '#app/ui/dialog/while-open.element.ts';
import './diaspora-home.css';
import { PresentationDialog } from './diaspora-hero.tsx';

const show = () => showPage(<DiasporaHome latestPosts={null} />, 'DG');

const slides = () => page.getByRole('group', { name: / of 3$/, includeHidden: true }).elements();
const shownSlide = page.getByRole('group', { name: / of 3$/ });
const watch = page.getByRole('button', { name: 'Watch Presentation' });
const region = (name: string) => page.getByRole('region', { name });
const video = () => document.querySelector('video');

afterEach(() => page.viewport(1280, 800));

describe('the hero of the diaspora page', () => {
  it('has three slides with a button to the plans, the presentation on the first, dots, arrows and Pause', async () => {
    await show();
    const plans = ['/insurance-plans'];
    expect(
      slides().map((slide) => [...slide.querySelectorAll('a')].map((a) => a.getAttribute('href'))),
    ).toEqual([plans, plans, plans]);
    await expect.element(shownSlide.getByRole('link', { name: 'See Our Plans' })).toBeVisible();
    const offers = slides().map(({ textContent }) => textContent.includes('Watch Presentation'));
    expect(offers).toEqual([true, false, false]);
    const hero = region('Health insurance for your family in Nigeria');
    for (const name of ['Previous slide', 'Slide 1 of 3', 'Slide 3 of 3', 'Next slide', 'Pause']) {
      await expect.element(hero.getByRole('button', { name })).toBeVisible();
    }
  });

  it('says Buy Insurance and Watch Presentation on a small screen', async () => {
    await page.viewport(360, 800);
    await show();
    await expectLink('Buy Insurance', '/insurance-plans', shownSlide);
    await expect.element(watch).toBeVisible();
    await expect.element(shownSlide.getByText('See Our Plans')).not.toBeVisible();
  });
});

describe('the presentation', () => {
  it('is in the page only while its dialog is shown', async () => {
    await show();
    const dialog = page.getByRole('dialog', { name: 'How it works' });
    const closeButton = dialog.getByRole('button', { name: 'Close' });
    const ways = [
      () => closeButton.click(),
      () => document.querySelector('dialog')?.requestClose(),
    ];
    for (const close of ways) {
      expect(video()).toBeNull();
      await watch.click();
      await expect.element(dialog).toBeVisible();
      await expect.poll(video).not.toBeNull();
      const sources = [...document.querySelectorAll<HTMLSourceElement>('video source')];
      expect(sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
      expect(document.querySelector('track')).toHaveProperty('kind', 'captions');
      await close();
      await expect.poll(video).toBeNull();
    }
  });

  it('can be played without scripts, and loads nothing before', () => {
    const html = renderToString(<PresentationDialog />);
    expect(html).toMatch(/<noscript><video[^>]*><track[^>]*><\/video><\/noscript>/);
    expect(html).toContain('preload="none"');
    expect(html.replace(/<noscript>.*<\/noscript>|<template>.*<\/template>/g, '')).not.toContain(
      '<video',
    );
  });
});

it('the information cards lead to the hospitals, the plans and the contact page, and are followed by ways to a quote', async () => {
  await show();
  await expectLink('Get Health Insurance', '/insurance-calculator');
  await expect.element(page.getByRole('button', { name: 'Request a quote' })).toBeVisible();
  await expectLinks(
    {
      'Our Providers': '/providers',
      'See Our Plans': '/insurance-plans',
      'Get Information': '/contact',
    },
    region('Everything you need to decide today'),
  );
  // Our Research has no page: the social profiles, each in a new tab.
  const title = page.getByRole('heading', { name: 'Our Research' });
  const links = page.getByRole('listitem').filter({ has: title }).getByRole('link').elements();
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
    site.identity.social.map((profile) => [profile.link, '_blank']),
  );
});

it('the numbers are the claims of the identity file, with a button to the plans, and count up for three seconds', async () => {
  vi.useFakeTimers();
  await show();
  const block = region('The insurer in numbers');
  await expect.element(block.getByText('300,000+')).toBeInTheDocument();
  await expect.element(block.getByText('9,000+')).toBeInTheDocument();
  await expect.element(block.getByText('Health facilities: Places of treatment.')).toBeVisible();
  await expectLink('Buy Insurance', '/insurance-plans', block);
  block.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const counting = () => document.querySelectorAll('dd [aria-hidden]').length;
  await expect.poll(counting).toBe(2);
  await passTime(2950);
  expect(counting()).toBe(2);
  await passTime(100);
  expect(counting()).toBe(0);
});

it('the strip about the insurer tells the claims, names the six zones and leads on', async () => {
  await show();
  const strip = region('Over 20 years of keeping families well');
  for (const text of ['nearly 20 years', '36 states plus the FCT', 'six geopolitical zones']) {
    expect(strip.element().textContent).toContain(text);
  }
  const zones = strip.getByRole('listitem').elements();
  expect(zones.map((item) => item.textContent).join(', ')).toBe(
    'North Central, North East, North West, South East, South South, South West',
  );
  await expectLinks({ 'Discover More': '/story', 'Open the Wellness Corner': '/wellness' }, strip);
});
