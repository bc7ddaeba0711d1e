import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog, opensDialog } from './dialog.tsx';
import { WhileOpen } from './while-open.tsx';

const opener = page.getByRole('button', { name: 'Watch' });
const film = page.getByText('Playing');
const words = page.getByText('Read it instead');

/** Puts a dialog into the document as the server sends it. */
function sendPage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <>
      <button {...opensDialog('film')}>Watch</button>
      <Dialog id="film" title="Film">
        <WhileOpen content={<p>Playing</p>}>
          <p>Read it instead</p>
        </WhileOpen>
      </Dialog>
    </>,
  );
  document.body.append(container);
  onTestFinished(() => container.remove());
}

test('knows a dialog that was opened before its code came', async () => {
  sendPage();
  await opener.click();
  await expect.element(words).toBeVisible();
  await expect.element(film).not.toBeInTheDocument();
  await import('./while-open.element.ts');
  await expect.element(film).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});
