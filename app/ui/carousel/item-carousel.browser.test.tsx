import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inAct, passTime } from '../../../tests/support/pass-time.ts';
import { withReducedMotion } from '../../../tests/support/reduced-motion.ts';
import { pointAt, press as pressOn, touch } from '../../../tests/support/pointer.ts';
import { ItemCarousel } from './item-carousel.tsx';
import './item-carousel.element.ts';
import './item-carousel.css';

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

async function show(width = 1280) {
  await page.viewport(width, 800);
  await render(
    <>
      <div className="wrap">
        <ItemCarousel
          label="Numbers"
          heading={<h2>Numbers</h2>}
          items={words.map((word) => ({ id: word, content: <p>{word}</p> }))}
        />
      </div>
    </>,
  );
}

/** Ends all running transitions, as time would. */
function settle() {
  for (const move of document.getAnimations()) move.finish();
}

/** The words that stand wholly in the window, from left to right. */
function inView(): (string | null)[] {
  const frame = page.getByRole('list').element().parentElement?.getBoundingClientRect();
  if (!frame) throw new Error('the list has no window');
  return page
    .getByRole('listitem')
    .elements()
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
    .sort((one, other) => one.box.left - other.box.left)
    .map(({ text }) => text);
}

async function pass(timeMs: number) {
  await passTime(timeMs);
  settle();
}

const press = (name: string) => pressOn(page.getByRole('button', { name }).element());

beforeEach(async () => {
  await pointAt();
  vi.useFakeTimers();
});

afterEach(() => page.viewport(1280, 800));

describe('a carousel of items', () => {
  it.each([
    [1280, 6],
    [1201, 6],
    [1200, 4],
    [992, 4],
    [991, 3],
    [768, 3],
    [767, 1],
    [360, 1],
  ])('at a width of %i px has %i in view, and nothing of the next', async (width, count) => {
    await show(width);
    expect(inView()).toEqual(words.slice(0, count));
    const frame = page.getByRole('list').element().parentElement?.getBoundingClientRect();
    const next = page.getByRole('listitem').nth(count).element().getBoundingClientRect();
    expect(next.left).toBeGreaterThanOrEqual(frame?.right ?? Infinity);
  });

  it('moves on by one item, in 800 ms', async () => {
    await show();
    await passTime(3000);
    const moves = document.getAnimations();
    expect(moves).toHaveLength(8);
    expect(new Set(moves.map((move) => move.effect?.getTiming().duration))).toEqual(new Set([800]));
    settle();
    expect(inView()).toEqual(words.slice(1, 7));
  });

  it('goes on without end, with each item once in the document, in order', async () => {
    await show();
    await pass(3000 * 3);
    expect(inView()).toEqual(['Four', 'Five', 'Six', 'Seven', 'Eight', 'One']);
    await pass(3000 * 5);
    expect(inView()).toEqual(words.slice(0, 6));
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(words);
  });

  it('starts every move where the last one ended', async () => {
    await show();
    await pass(3000 * 2);
    const before = inView();
    await passTime(3000);
    for (const move of document.getAnimations()) {
      move.pause();
      move.currentTime = 0;
    }
    expect(inView()).toEqual(before);
  });

  it('has a Pause button and neither dots nor arrows', async () => {
    await show();
    const buttons = page.getByRole('region', { name: 'Numbers' }).getByRole('button');
    expect(buttons.elements()).toHaveLength(1);
    await expect.element(buttons).toHaveAccessibleName('Pause');
    await press('Pause');
    await pass(9000);
    expect(inView()[0]).toBe('One');
    await press('Play');
    await pass(3000);
    expect(inView()[0]).toBe('Two');
  });

  it('brings a link into view that takes the focus by key, and goes on from there without a gap', async () => {
    await page.viewport(1280, 800);
    const items = words.map((word) => ({ id: word, content: <a href={`/${word}`}>{word}</a> }));
    const heading = <h2>Numbers</h2>;
    await render(<ItemCarousel label="Numbers" {...{ heading, items }} />);
    vi.useRealTimers();
    for (let step = 0; step < 10; step += 1) await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Eight' })).toHaveFocus();
    await expect.poll(inView).toContain('Eight');
    vi.useFakeTimers();
    await inAct(() => (document.activeElement as HTMLElement).blur());
    await passTime(3000);
    // Half way, the next one fills the place that opens.
    for (const move of document.getAnimations()) {
      move.pause();
      move.currentTime = 400;
    }
    const frame = page.getByRole('list').element().parentElement?.getBoundingClientRect();
    const one = page.getByRole('link', { name: 'One' }).element().getBoundingClientRect();
    expect(one.left).toBeLessThan(frame?.right ?? 0);
    expect(one.left).toBeGreaterThan((frame?.left ?? 0) + 200);
  });

  it('follows a swipe to either side', async () => {
    await show(360);
    const swipe = async (distancePx: number) => {
      const finger = await touch(page.getByText(inView()[0] ?? '').element());
      await finger.move(distancePx);
      await finger.lift();
      settle();
    };
    await swipe(100);
    expect(inView()).toEqual(['Eight']);
    await swipe(-100);
    await swipe(-100);
    expect(inView()).toEqual(['Two']);
  });

  it('never moves by itself with reduced motion', async () => {
    await withReducedMotion(async () => {
      await show();
      await pass(20_000);
      expect(inView()[0]).toBe('One');
      await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    });
  });
});
