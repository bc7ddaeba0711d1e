import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { passTime } from '../../../tests/support/pass-time.ts';
import { TypedText } from './typed-text.tsx';
import './typed-text.element.ts';
import './typed-text.css';

const phrases = ['Individual Health Insurance', 'Family Cover', 'Corporate Health Insurance'];

const heading = (
  <h1>
    Your Partner For... <TypedText phrases={phrases} />
  </h1>
);

/** Shows the heading in a section where things move. */
async function show() {
  await render(<section data-moving="">{heading}</section>);
}

/** Says of the section around it whether things move there, as the film's button does. */
async function setMoving(isMoving: boolean) {
  const section = page.getByRole('heading').element().closest('section');
  section?.toggleAttribute('data-moving', isMoving);
  await passTime(0);
}

/** The letters that can be seen. */
function seen(): string {
  const walker = document.createTreeWalker(page.getByRole('heading').element());
  let text = '';
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const parent = currentNode.parentElement;
    if (!(currentNode instanceof Text) || !parent?.closest('[aria-hidden]')) continue;
    if (getComputedStyle(parent).visibility === 'visible') text += currentNode.data;
  }
  return text;
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => page.viewport(1280, 800));

describe('the typed text', () => {
  it('is a whole phrase when the server sends it', () => {
    document.body.innerHTML = renderToString(heading);
    expect(seen()).toBe('Individual Health Insurance');
    document.body.innerHTML = '';
  });

  it('stands whole for two seconds, is erased every 20 ms, and the next one typed every 100 ms', async () => {
    await show();
    await passTime(1999);
    expect(seen()).toBe('Individual Health Insurance');
    await passTime(1);
    expect(seen()).toBe('Individual Health Insuranc');
    await passTime(9 * 20 - 1);
    expect(seen()).toBe('Individual Health ');
    await passTime(1);
    expect(seen()).toBe('Individual Health');
    await passTime(17 * 20);
    expect(seen()).toBe('');
    await passTime(6 * 100);
    expect(seen()).toBe('Family');
    await passTime(99);
    expect(seen()).toBe('Family');
    await passTime(1);
    expect(seen()).toBe('Family ');
  });

  it('stands still where nothing may move', async () => {
    await render(<section>{heading}</section>);
    await passTime(60_000);
    expect(seen()).toBe('Individual Health Insurance');
  });

  it('shows the phrases in their order and begins again after the last', async () => {
    await show();
    const turn = async (from: number, to: number) => {
      await passTime(2000 + ((phrases[from]?.length ?? 0) - 1) * 20);
      await passTime((phrases[to]?.length ?? 0) * 100);
      return seen();
    };
    expect(await turn(0, 1)).toBe('Family Cover');
    expect(await turn(1, 2)).toBe('Corporate Health Insurance');
    expect(await turn(2, 0)).toBe('Individual Health Insurance');
  });

  it('completes the phrase when it is stopped, and goes on from there', async () => {
    await show();
    await passTime(2000 + 26 * 20 + 3 * 100);
    expect(seen()).toBe('Fam');
    await setMoving(false);
    expect(seen()).toBe('Family Cover');
    await passTime(60_000);
    expect(seen()).toBe('Family Cover');
    await setMoving(true);
    await passTime(2000);
    expect(seen()).toBe('Family Cove');
  });

  it('tells a screen reader every phrase once, whatever is being typed', async () => {
    await show();
    await passTime(2000 + 26 * 20 + 300);
    await expect
      .element(
        page.getByRole('heading', {
          name: 'Your Partner For... Individual Health Insurance, Family Cover, Corporate Health Insurance',
          exact: true,
        }),
      )
      .toBeInTheDocument();
  });

  it.each([320, 360, 768, 1280])('never changes its size at a width of %i px', async (width) => {
    await page.viewport(width, 800);
    await show();
    const size = () => {
      const { width: inline, height } = page.getByRole('heading').element().getBoundingClientRect();
      return { inline, height };
    };
    const before = size();
    for (let step = 0; step < 60; step += 1) {
      await passTime(150);
      expect(size()).toEqual(before);
    }
  });

  it('never moves a word to another line while it is typed', async () => {
    await page.viewport(360, 800);
    await show();
    await passTime(2000 + 26 * 20 + 100);
    const firstLetter = () => {
      const range = document.createRange();
      const typed = [...document.querySelectorAll('h1 span')].find(
        ({ firstChild }) => firstChild instanceof Text && firstChild.data.startsWith('F'),
      );
      range.setStart(typed?.firstChild ?? document, 0);
      range.setEnd(typed?.firstChild ?? document, 1);
      const { left, top } = range.getBoundingClientRect();
      return { left, top };
    };
    const before = firstLetter();
    for (let step = 0; step < 11; step += 1) {
      await passTime(100);
      expect(firstLetter()).toEqual(before);
    }
  });
});
