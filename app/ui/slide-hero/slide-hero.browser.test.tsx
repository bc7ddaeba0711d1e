import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { passTime } from '../../../tests/support/pass-time.ts';
import { pointAt, press } from '../../../tests/support/pointer.ts';
import { withReducedMotion } from '../../../tests/support/reduced-motion.ts';
import '../carousel/slide-carousel.element.ts';
import { examples } from './slide-hero.examples.tsx';

const family = 'A father, a mother in a turban and their daughter stand before the sun.';
const care = 'A woman in a wheelchair talks with a doctor in a hijab.';

async function show() {
  await render(examples[0]?.node);
}

/** The picture a visitor is left with when all transitions have ended. */
function shown(): (string | null)[] {
  for (const move of document.getAnimations()) move.finish();
  return page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt'));
}

beforeEach(async () => {
  await pointAt();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the hero with pictures that slide', () => {
  it('is headed "Health Insurance Tailored For You"', async () => {
    await show();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Health Insurance Tailored For You');
  });

  it('shows one picture for 5 seconds, then the next, without end', async () => {
    await show();
    expect(shown()).toEqual([family]);
    await passTime(4999);
    expect(shown()).toEqual([family]);
    await passTime(1);
    expect(shown()).toEqual([care]);
    await passTime(5000);
    expect(shown()).toEqual([family]);
  });

  it('takes 500 ms from one to the next', async () => {
    await show();
    await passTime(5000);
    const durations = document.getAnimations().map((move) => move.effect?.getTiming().duration);
    expect(durations).toEqual([500, 500]);
  });

  it('has no arrows, only a button that pauses it', async () => {
    await show();
    const buttons = page.getByRole('button');
    expect(buttons.elements()).toHaveLength(1);
    await expect.element(buttons).toHaveAccessibleName('Pause');
    await press(buttons.element());
    await passTime(20_000);
    expect(shown()).toEqual([family]);
  });

  it('stops while it is pointed at', async () => {
    await show();
    await pointAt(page.getByRole('img').element());
    await passTime(20_000);
    expect(shown()).toEqual([family]);
    await pointAt();
    await passTime(5000);
    expect(shown()).toEqual([care]);
  });

  it('does not advance with reduced motion', async () => {
    await withReducedMotion(async () => {
      await show();
      await passTime(20_000);
      expect(shown()).toEqual([family]);
    });
  });
});
