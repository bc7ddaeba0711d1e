import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inAct, passTime } from '../../../../tests/support/pass-time.ts';
import { press as pressOn } from '../../../../tests/support/pointer.ts';
import { WellnessQuiz } from './wellness-quiz.tsx';
import './wellness-quiz.element.ts';
import './quiz.css';

export const questions = [1, 2, 3, 4, 5].map((id) => ({
  id,
  text: `Do you keep habit ${id}?`,
  tip: `A tip for theme ${id}.`,
}));

export const dialog = page.getByRole('dialog', { name: 'Five quick questions' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const isShown = () => dialog.query() !== null;
export const fetching = () => vi.mocked(window.fetch);

/** Pictures drawn in real time, while the fake clock stands still: code and styles may arrive. */
export async function drawFrames(count = 10) {
  for (let turn = 0; turn < count; turn += 1) {
    await inAct(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

export async function waitUntilShown() {
  for (let turn = 0; turn < 300 && !isShown(); turn += 1) await drawFrames(1);
  expect(isShown()).toBe(true);
}

/** Lets the clock run and gives what is due time to arrive. */
export async function pass(timeMs: number) {
  await passTime(timeMs);
  await drawFrames();
}

/** Ends any animation and presses a button with the mouse. */
export async function press(name: string) {
  for (const move of document.getAnimations()) move.finish();
  await pressOn(button(name).element());
}

/** Answers the first questions with yes, the others with no. */
export async function answer(yesCount: number, count = questions.length) {
  const rows = page.getByRole('radiogroup').elements().slice(0, count);
  for (const [index, row] of rows.entries()) {
    const choice = row.querySelectorAll('label')[index < yesCount ? 0 : 1];
    if (choice) await pressOn(choice);
  }
}

export const show = () =>
  render(
    <>
      <button>Go</button>
      <input aria-label="Search" />
      <WellnessQuiz />
    </>,
  );

/** Simulates a page that took this long to load. */
export async function loadFor(timeMs: number) {
  await vi.advanceTimersByTimeAsync(timeMs);
  const visit = Object.create(PerformanceNavigationTiming.prototype, {
    loadEventStart: { value: timeMs },
  }) as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
}

/** Opens the page and waits for the quiz. */
export async function meetQuiz() {
  const screen = await show();
  await pass(6000);
  await waitUntilShown();
  return screen;
}

let day = 0;

/** Every test on another day, so that what one has stored means nothing to the next. */
export function useFakeClockAndServer() {
  beforeEach(() => {
    day += 1;
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
      now: Date.UTC(2026, 0, day),
    });
    vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(questions)));
  });

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
