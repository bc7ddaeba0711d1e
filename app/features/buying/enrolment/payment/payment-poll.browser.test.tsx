import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pollEveryMs } from './payment-poll.element.ts';

let states: Response[] = [];
const asked: string[] = [];
let visits = 0;

addEventListener('click', (event) => {
  event.preventDefault();
  visits += 1;
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  visits = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const next = states.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('no network'));
  });
});

const state = (name: string) => Response.json({ state: name });

/** Lets it ask once, and read the answer. */
async function later(): Promise<void> {
  await vi.advanceTimersByTimeAsync(pollEveryMs);
  await expect.poll(() => vi.getTimerCount() + visits).toBe(1);
}

function showWaiting() {
  return render(
    <payment-poll>
      <a href="/checkout/payment?request=token">Check again</a>
    </payment-poll>,
  );
}

test('an open payment is polled every five seconds until it is settled', async () => {
  states = [state('processing'), state('processing'), state('success')];
  await showWaiting();
  await vi.advanceTimersByTimeAsync(pollEveryMs - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([`/checkout/payment.json${location.search}`]);
  await later();
  expect(visits).toBe(0);
  await later();
  expect(visits).toBe(1);
  await vi.advanceTimersByTimeAsync(pollEveryMs);
  expect(asked).toHaveLength(3);
});

test('polling goes on after a failing network or store', async () => {
  states = [Response.json({}, { status: 503 })];
  await showWaiting();
  await later();
  await later();
  expect(visits).toBe(0);
  states = [state('failed')];
  await later();
  expect(visits).toBe(1);
});

test('polling stops when the page is gone', async () => {
  const { unmount } = await showWaiting();
  await unmount();
  await vi.advanceTimersByTimeAsync(pollEveryMs);
  expect(asked).toEqual([]);
});
