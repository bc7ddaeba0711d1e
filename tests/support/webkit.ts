import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { vi } from 'vitest';
import { endChild } from './end-child.ts';
import { findFreePort } from './free-port.ts';

/** A window of WebKit, driven by the W3C's WebDriver protocol: selenium-webdriver wants a newer Node. */
export interface WebKitPage extends AsyncDisposable {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** What the reader sees of the page, spaces collapsed. */
  words(): Promise<string>;
  /** The value of a field. */
  valueOf(label: string): Promise<string>;
  /** Presses the first visible button, link, label or summary with these words. */
  press(words: string): Promise<void>;
  /** Replaces what stands in a field. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option by the keyboard, as its first letters do. */
  choose(label: string, option: string): Promise<void>;
  /** Ticks every box of the form that has this button. */
  tickAll(button: string): Promise<void>;
}

/** The protocol's name for an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Readonly<Record<typeof elementKey, string>>;
const window = { x: 0, y: 0, width: 390, height: 844 };
const patience = { timeout: 30_000, interval: 100 };

/** Finds what can be pressed by its words, and fields by their label, among what is seen. */
const finders = `
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element) => plain(element.getAttribute('aria-label') ?? element.innerText);
  const best = (elements, words) =>
    elements.find((element) => nameOf(element) === words) ??
    elements.find((element) => nameOf(element).startsWith(words));
  const pressed = (words) =>
    best([...document.querySelectorAll('button, a[href], summary, label')].filter(isSeen), words);
  const field = (words) =>
    best([...document.querySelectorAll('label')].filter(isSeen), words)?.control;
`;

const unticked =
  "return [...pressed(arguments[0]).form.querySelectorAll('[type=checkbox]:not(:checked)')]";

const isFading = `return document.getAnimations().some(({ effect }) =>
  effect?.pseudoElement?.startsWith('::view-transition'))`;

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * Starts Debian's WebKit (package webkit2gtk-driver) on a screen that nobody sees (package xvfb).
 * @throws Error where either is missing
 */
export async function openWebKit(): Promise<WebKitPage> {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!browser || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) {
    throw new Error('Install webkit2gtk-driver and xvfb to try the site in WebKit.');
  }
  const display = `:${await findFreePort()}`;
  const port = await findFreePort();
  const started = [
    spawn('Xvfb', [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']),
    spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...process.env, DISPLAY: display } }),
  ];
  const options = { binary: browser, args: ['--automation'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const send = senderTo(`http://127.0.0.1:${port}`);
  const body = { capabilities: { alwaysMatch: wanted } };
  // Neither the screen nor the driver says when it is ready.
  const session = await vi.waitFor(() => send('POST', '/session', body), patience);
  const { sessionId } = session as { readonly sessionId: string };
  const ask: Ask = (method, path, its) => send(method, `/session/${sessionId}${path}`, its);
  await ask('POST', '/window/rect', window);
  return {
    ...pageOf(ask),
    async [Symbol.asyncDispose]() {
      await ask('DELETE', '');
      await Promise.all(started.map((child) => endChild(child)));
    },
  };
}

function pageOf(ask: Ask): Omit<WebKitPage, keyof AsyncDisposable> {
  const evaluate = (script: string, ...args: readonly unknown[]) =>
    ask('POST', '/execute/sync', { script: `${finders}${script}`, args });

  /** Waits until something is seen. */
  async function find(finder: 'pressed' | 'field', words: string): Promise<string> {
    return vi.waitFor(async () => {
      const found = await evaluate(`return ${finder}(arguments[0]) ?? null`, words);
      if (found === null) {
        const seen = await evaluate('return `${location.href}: ${plain(document.body.innerText)}`');
        throw new Error(`No ${finder} named “${words}” is seen at ${String(seen)}`);
      }
      return (found as Found)[elementKey];
    }, patience);
  }

  /**
   * Acts where nothing that stays at an edge of the window lies over the element, and once it has come to
   * rest: what still slides in or fades over takes no press, and the driver says so. That one page fades
   * into the next it does not say: a press within that quarter of a second is lost, in every browser.
   */
  async function act(element: string, action: 'click' | 'value', body: object = {}) {
    await vi.waitFor(async () => {
      if (await evaluate(isFading)) throw new Error('One page still fades into the next');
      await evaluate(`arguments[0].scrollIntoView({ block: 'center' })`, { [elementKey]: element });
      await ask('POST', `/element/${element}/${action}`, body);
    }, patience);
  }

  return {
    goto: async (address) => void (await ask('POST', '/url', { url: address })),
    back: async () => void (await ask('POST', '/back', {})),
    url: () => ask('GET', '/url') as Promise<string>,
    words: () => evaluate('return plain(document.body.innerText)') as Promise<string>,
    valueOf: (label) => evaluate('return field(arguments[0])?.value', label) as Promise<string>,
    press: async (words) => act(await find('pressed', words), 'click'),
    async fill(label, text) {
      await find('field', label);
      await evaluate('field(arguments[0]).value = ""', label);
      await act(await find('field', label), 'value', { text });
    },
    choose: async (label, text) => act(await find('field', label), 'value', { text }),
    async tickAll(button) {
      await find('pressed', button);
      const boxes = await evaluate(unticked, button);
      for (const box of boxes as readonly Found[]) await act(box[elementKey], 'click');
    },
  };
}

function senderTo(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
}
