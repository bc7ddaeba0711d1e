import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { takeConsoleErrors } from '../../../tests/support/take-console-errors.ts';
import { whenNear } from './when-near.tsx';

function Section() {
  return <p>From the code</p>;
}

/** A page whose section the server has sent, far below the window. */
function sendPage(load: () => Promise<{ default: typeof Section }>) {
  const More = whenNear('more', load);
  const container = document.createElement('div');
  container.innerHTML =
    '<div data-when-near="more"><!--$--><div><p>From the code</p></div><!--/$--></div><button>Other</button>';
  container.style.paddingTop = '3000px';
  document.body.append(container);
  const draw = () => (
    <>
      <More />
      <button>Other</button>
    </>
  );
  const root = hydrateRoot(container, draw());
  onTestFinished(() => {
    root.unmount();
    container.remove();
    scrollTo(0, 0);
  });
  return () => root.render(draw());
}

test('the code of a part far below is not fetched, and its words are there', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Section }));
  sendPage(load);
  await nextFrame();
  expect(load).not.toHaveBeenCalled();
  expect(page.getByText('From the code').query()).not.toBeNull();
});

test('its words stay when what is around it is drawn anew', async () => {
  const drawAnew = sendPage(() => Promise.resolve({ default: Section }));
  await nextFrame();
  flushSync(drawAnew);
  await nextFrame();
  expect(page.getByText('From the code').query()).not.toBeNull();
});

test('the code is fetched when the visitor comes near', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Section }));
  sendPage(load);
  await nextFrame();
  scrollTo(0, 2600);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(page.getByText('From the code')).toBeInTheDocument();
});

test('the code is fetched at the first key, wherever the visitor is', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Section }));
  sendPage(load);
  await nextFrame();
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test('a part whose code does not arrive stays as the server has sent it', async () => {
  sendPage(() => Promise.reject(new TypeError('offline')));
  await nextFrame();
  await userEvent.keyboard('{Shift}');
  await expect.poll(takeConsoleErrors).toEqual([[new TypeError('offline')]]);
  await nextFrame();
  expect(page.getByText('From the code').query()).not.toBeNull();
});
