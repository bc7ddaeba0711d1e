import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inAct, passTime } from '../../../tests/support/pass-time.ts';
import { withReducedMotion } from '../../../tests/support/reduced-motion.ts';
import { pointAt, press as pressOn, touch } from '../../../tests/support/pointer.ts';
import { partnerTiming } from './item-carousel.tsx';
import { SlideCarousel } from './slide-carousel.tsx';
import './slide-carousel.element.ts';
import './slide-carousel.css';

const slides = ['Apple', 'Banana', 'Cherry'].map((word) => ({
  id: word,
  content: <a href="#fruit">{word}</a>,
}));

const diasporaHero = { intervalMs: 3500, transitionMs: 800 };
const homeHero = { intervalMs: 5000, transitionMs: 500 };

async function show(timing = diasporaHero) {
  await render(<SlideCarousel label="Fruit" slides={slides} {...timing} />);
  return page.getByRole('region', { name: 'Fruit' });
}

/** What a screen reader finds: slides out of sight are not there. */
function current(): string[] {
  return [...document.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => getComputedStyle(slide).visibility === 'visible')
    .filter((slide) => !slide.getAnimations().some(leaves))
    .map((slide) => `${slide.getAttribute('aria-label')} ${slide.textContent}`);
}

function leaves(animation: Animation): boolean {
  const effect = animation.effect as KeyframeEffect;
  return effect.getKeyframes().some((frame) => 'visibility' in frame);
}

const press = (name: string) => pressOn(page.getByRole('button', { name }).element());
const type = (keys: string) => inAct(() => userEvent.keyboard(keys));

beforeEach(async () => {
  await pointAt();
  vi.useFakeTimers();
});

describe('a carousel of single slides', () => {
  it.each([
    ['the diaspora hero', diasporaHero, 800],
    ['the home hero', homeHero, 500],
    ['the second single-slide carousel', partnerTiming, 800],
  ])('moves on at the interval of %s, in its time', async (_name, timing, transitionMs) => {
    const region = await show(timing);
    await passTime(timing.intervalMs - 1);
    expect(current()).toEqual(['1 of 3 Apple']);
    await passTime(1);
    expect(current()).toEqual(['2 of 3 Banana']);
    const moves = region.element().getAnimations({ subtree: true });
    expect(moves.map((move) => move.effect?.getTiming().duration)).toEqual([
      transitionMs,
      transitionMs,
    ]);
  });

  it('goes on with the first slide after the last, and back again', async () => {
    await show();
    await passTime(3 * 3500);
    expect(current()).toEqual(['1 of 3 Apple']);
    await press('Previous slide');
    expect(current()).toEqual(['3 of 3 Cherry']);
  });

  it('goes to the slide whose dot is pressed and marks the dot', async () => {
    await show();
    await press('Slide 3 of 3');
    expect(current()).toEqual(['3 of 3 Cherry']);
    const dot = page.getByRole('button', { name: 'Slide 3 of 3' });
    await expect.element(dot).toHaveAttribute('aria-current', 'true');
  });

  it('follows the arrow keys on its buttons', async () => {
    await show();
    await press('Next slide');
    expect(current()).toEqual(['2 of 3 Banana']);
    await type('{ArrowRight}');
    expect(current()).toEqual(['3 of 3 Cherry']);
    await type('{ArrowLeft}{ArrowLeft}');
    expect(current()).toEqual(['1 of 3 Apple']);
  });

  it('stands still after Pause and moves again after Play, wherever the pointer is', async () => {
    await show();
    await press('Pause');
    await passTime(10_000);
    expect(current()).toEqual(['1 of 3 Apple']);
    await press('Play');
    await passTime(3500);
    expect(current()).toEqual(['2 of 3 Banana']);
  });

  const apple = page.getByRole('link', { name: 'Apple' });
  const turnTab = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    return inAct(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  it.each<[string, hold: () => Promise<unknown>, release: () => Promise<unknown>]>([
    ['the pointer is on it', () => pointAt(apple.element()), () => pointAt()],
    [
      'something in it has the focus',
      () => inAct(() => (apple.element() as HTMLElement).focus()),
      () => inAct(() => (apple.element() as HTMLElement).blur()),
    ],
    ['the tab is hidden', () => turnTab('hidden'), () => turnTab('visible')],
  ])('stands still while %s', async (_what, hold, release) => {
    await show();
    await hold();
    await passTime(10_000);
    expect(current()).toEqual(['1 of 3 Apple']);
    await release();
    await passTime(3500);
    expect(current()).toEqual(['2 of 3 Banana']);
  });

  it('stands still while a finger is on it, and follows a swipe', async () => {
    const region = await show();
    const finger = await touch(region.getByText('Apple').element());
    await passTime(10_000);
    expect(current()).toEqual(['1 of 3 Apple']);
    await finger.move(-100);
    await finger.lift();
    expect(current()).toEqual(['2 of 3 Banana']);
  });

  it('stands still while the finger on it scrolls the page, and moves again afterwards', async () => {
    const region = await show();
    const below = document.createElement('div');
    below.style.height = '3000px';
    document.body.append(below);
    onTestFinished(() => below.remove());
    const cancelled = new Promise((resolve) =>
      region.element().addEventListener('pointercancel', resolve, { once: true }),
    );
    const finger = await touch(region.getByText('Apple').element());
    await finger.move(0, -30);
    await finger.move(0, -60);
    // The browser scrolls from here on, and the pointer of the finger is gone.
    await inAct(() => cancelled);
    await passTime(10_000);
    expect(current()).toEqual(['1 of 3 Apple']);
    await finger.lift();
    await passTime(3500);
    expect(current()).toEqual(['2 of 3 Banana']);
  });

  it('stands still while Pause has the focus of the keyboard, until it is pressed', async () => {
    await show();
    const pause = page.getByRole('button', { name: /Pause|Play/ });
    await inAct(() =>
      (page.getByRole('button', { name: 'Next slide' }).element() as HTMLElement).focus(),
    );
    await type('{Tab}');
    expect(document.activeElement).toBe(pause.element());
    await passTime(10_000);
    expect(current()).toEqual(['1 of 3 Apple']);
    await type('{Enter}{Enter}');
    await passTime(3500);
    expect(current()).toEqual(['2 of 3 Banana']);
  });

  it('announces a slide only when it does not move by itself', async () => {
    await show();
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await press('Pause');
    expect(live()).toBe('polite');
  });

  it('never moves by itself with reduced motion, and then has no Pause button', async () => {
    await withReducedMotion(async () => {
      const region = await show();
      await passTime(20_000);
      expect(current()).toEqual(['1 of 3 Apple']);
      await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
      await press('Next slide');
      await expect.poll(current).toEqual(['2 of 3 Banana']);
      const moving = region.element().getAnimations({ subtree: true });
      expect(moving.filter((animation) => !(animation instanceof CSSTransition))).toEqual([]);
    });
  });
});
