import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { virtual } from '@guidepup/virtual-screen-reader';

declare global {
  interface Window {
    screenReader: typeof virtual;
  }
}

const code = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const address = '/screen-reader.js';

/** A virtual screen reader, which speaks while the visitor presses real keys. */
export interface ScreenReader {
  /** Waits until it has said a phrase, and returns all from that phrase on. */
  readonly heardFrom: (phrase: string) => Promise<readonly string[]>;
  /** Reads on from where the visitor is until it says a phrase, and returns what it said. */
  readonly readTo: (phrase: string) => Promise<readonly string[]>;
}

/** Starts it on the page; another document needs another. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ path: code, contentType: 'text/javascript' }),
  );
  await page.evaluate(async (from) => {
    const module = (await import(from)) as { readonly virtual: typeof virtual };
    window.screenReader = module.virtual;
    await window.screenReader.start({ container: document.body });
  }, address);
  const heard = () => page.evaluate(() => window.screenReader.spokenPhraseLog());
  return {
    async heardFrom(phrase) {
      await expect.poll(heard).toContain(phrase);
      const phrases = await heard();
      return phrases.slice(phrases.lastIndexOf(phrase));
    },
    readTo: (phrase) =>
      page.evaluate(async (last) => {
        const phrases: string[] = [];
        while (phrases.at(-1) !== last && phrases.length < 200) {
          await window.screenReader.next();
          phrases.push(await window.screenReader.lastSpokenPhrase());
        }
        return phrases;
      }, phrase),
  };
}
