import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';
import { opensDialog } from './invoker.ts';
import { useIsOpen } from './use-is-open.ts';

function Example() {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button {...opensDialog('film')}>Watch</button>
      <Dialog id="film" title="Film" ref={ref}>
        <p>{useIsOpen(ref) ? 'Playing' : 'Stopped'}</p>
      </Dialog>
    </>
  );
}

/** Puts the example into the document as the server sends it; the result starts its scripts. */
function sendPage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Example />);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return () => {
    const root = hydrateRoot(container, <Example />);
    onTestFinished(() => root.unmount());
  };
}

const opener = page.getByRole('button', { name: 'Watch' });

test('knows a dialog that was opened before scripts started', async () => {
  const startScripts = sendPage();
  await opener.click();
  await expect.element(page.getByText('Stopped')).toBeVisible();
  startScripts();
  await expect.element(page.getByText('Playing')).toBeVisible();
});

test('knows a dialog that was opened afterwards, and its closing', async () => {
  sendPage()();
  await opener.click();
  await expect.element(page.getByText('Playing')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Stopped')).toBeInTheDocument();
});
