import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { opensDialog } from '#app/ui/dialog/dialog.tsx';
import { press } from '../../../tests/support/pointer.ts';
import { holdEvents, type HeldEvents } from './hold-events.ts';

const part = page.getByRole('group', { name: 'A part that waits' });
const send = page.getByRole('button', { name: 'Send' });
const more = page.getByRole('button', { name: 'One more' });

/** What reached the browser: nothing of it happens here. */
let reached: string[];
let onHeld: () => void;

/** A part whose code has not loaded; presses and submits in it are queued. */
async function waitForCode(): Promise<HeldEvents> {
  await render(
    <fieldset aria-label="A part that waits">
      <form>
        <input name="height" aria-label="Height" />
        <button type="button">One more</button>
        <button type="button" {...opensDialog('terms')}>
          Terms
        </button>
        <button type="submit" name="tool" value="bmi">
          Send
        </button>
        <button type="submit" name="go" value="add">
          Add a child
        </button>
      </form>
    </fieldset>,
  );
  return holdEvents(part.element() as HTMLElement, onHeld);
}

beforeEach(() => {
  reached = [];
  onHeld = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gone = new AbortController();
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const fields = new FormData(event.target as HTMLFormElement, event.submitter);
      reached.push(new URLSearchParams([...fields] as [string, string][]).toString());
    },
    { signal: gone.signal },
  );
  onTestFinished(() => gone.abort());
});

test('a form that is sent early says that it is busy, and is sent once its code is there, with what was typed and the button pressed', async () => {
  const held = await waitForCode();
  await page.getByLabelText('Height').fill('168');
  await press(send.element());
  expect(onHeld).toHaveBeenCalledOnce();
  await expect.element(part).toHaveAttribute('aria-busy', 'true');
  await press(send.element());
  vi.advanceTimersByTime(2999);
  expect(reached).toEqual([]);
  await held.replay();
  expect(reached).toEqual(['height=168&tool=bmi']);
  await expect.element(part).not.toHaveAttribute('aria-busy');
  vi.advanceTimersByTime(10_000);
  expect(reached).toHaveLength(1);
});

test('several presses are repeated in their order', async () => {
  const held = await waitForCode();
  const add = page.getByRole('button', { name: 'Add a child' });
  await press(add.element());
  await press(add.element());
  await press(send.element());
  await press(more.element());
  more.element().addEventListener('click', () => reached.push('one more'));
  await held.replay();
  expect(reached).toEqual(['height=&go=add', 'height=&tool=bmi', 'one more']);
});

test('of several forms sent without code, the browser sends the first', async () => {
  const held = await waitForCode();
  await press(page.getByRole('button', { name: 'Add a child' }).element());
  await press(send.element());
  held.release();
  held.release();
  expect(reached).toEqual(['height=&go=add']);
});

test('code that has not come after 3 seconds leaves the form to the browser', async () => {
  const held = await waitForCode();
  await page.getByLabelText('Height').fill('168');
  await press(send.element());
  vi.advanceTimersByTime(3000);
  expect(reached).toEqual(['height=168&tool=bmi']);
  await held.replay();
  expect(reached).toHaveLength(1);
  // Another press is not queued.
  await press(send.element());
  expect(reached).toHaveLength(2);
});

test('a button that does nothing without code is pressed again, once, when the code is there', async () => {
  const held = await waitForCode();
  await press(more.element());
  expect(onHeld).toHaveBeenCalledOnce();
  const pressed = vi.fn();
  more.element().addEventListener('click', pressed);
  await held.replay();
  expect(pressed).toHaveBeenCalledOnce();
  await held.replay();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a button that opens a dialog is left to the browser, which needs no code for it', async () => {
  const held = await waitForCode();
  const opener = page.getByRole('button', { name: 'Terms' });
  await press(opener.element());
  expect(onHeld).not.toHaveBeenCalled();
  const pressed = vi.fn();
  opener.element().addEventListener('click', pressed);
  await held.replay();
  expect(pressed).not.toHaveBeenCalled();
});

test('a popover that was opened before the code was there stays open once it is', async () => {
  await render(
    <>
      <button type="button" popoverTarget="filters">
        Filters
      </button>
      <p id="filters" popover="auto">
        What narrows the results
      </p>
    </>,
  );
  const held = holdEvents(document.body, () => undefined);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByText('What narrows the results')).toBeVisible();
  await held.replay();
  await expect.element(page.getByText('What narrows the results')).toBeVisible();
});
