import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startDialogs, closeOnOverlay } from '#app/browser/start-dialogs.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, closesDialog, opensDialog } from './dialog.tsx';

startDialogs();

const opener = page.getByRole('button', { name: 'Ask' });
const dialog = page.getByRole('dialog', { name: 'Your question' });

function Example() {
  return (
    <div style={{ height: 4000 }}>
      <Button {...opensDialog('question')}>Ask</Button>
      <Dialog id="question" title="Your question">
        <input aria-label="Question" />
        <Button {...closesDialog('question')}>Send</Button>
      </Dialog>
    </div>
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await render(<Example />);
});

test('its button opens it as a modal with its title first and the focus in the first field; a button of 44 pixels closes it and gives the focus back', async () => {
  await opener.click();
  await expect.element(dialog.getByLabelText('Question')).toHaveFocus();
  expect(dialog.element().matches(':modal')).toBe(true);
  expect(dialog.element().firstElementChild?.textContent).toBe('Your question');
  const close = dialog.getByRole('button', { name: 'Close' });
  const box = close.element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([44, 44]);
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Escape closes it and gives the focus back; meanwhile the page behind it does not scroll', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY;
  await opener.click();
  expect(overflow()).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.poll(overflow).not.toBe('hidden');
});

test('a click beside it closes it, a click inside does not', async () => {
  await opener.click();
  await dialog.getByText('Your question').click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 20, y: 20 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Tab goes round inside it, and back with Shift', async () => {
  await opener.click();
  const names: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    const { activeElement } = document;
    names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null);
    await userEvent.keyboard('{Tab}');
  }
  expect(names).toEqual(['Question', 'Send', 'Close', 'Question']);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('it is at most 640 pixels wide, and on a phone a sheet at the bottom', async () => {
  await opener.click();
  expect(dialog.element().getBoundingClientRect().width).toBe(640);
  await page.viewport(360, 640);
  // On a phone no scroll bar keeps a place beside the page.
  document.documentElement.style.scrollbarGutter = 'auto';
  await expect
    .poll(() => {
      const { left, width, bottom } = dialog.element().getBoundingClientRect();
      return [left, width, Math.round(bottom)];
    })
    .toEqual([0, 360, 640]);
  document.documentElement.style.scrollbarGutter = '';
});

test('on paper it does not cover the page', async () => {
  await opener.click();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  await expect.element(page.getByText('Your question')).not.toBeVisible();
});

/** Mimics a browser that does not close a dialog on a click beside it, so that only the script can. */
function closeByScriptAlone() {
  dialog.element().addEventListener('cancel', (event) => event.preventDefault());
  document.addEventListener('click', closeOnOverlay);
  onTestFinished(() => document.removeEventListener('click', closeOnOverlay));
}

test('where the browser knows no closing by a click beside it, the script closes it', async () => {
  await opener.click();
  closeByScriptAlone();
  await dialog.click({ position: { x: 5, y: 5 } });
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 20, y: 20 } });
  await expect.element(dialog).not.toBeInTheDocument();
});
