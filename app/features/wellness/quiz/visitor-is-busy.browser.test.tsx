import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { visitorIsBusy } from './quiz-life.ts';

const page = document.createElement('div');

function show(html: string) {
  page.innerHTML = html;
  document.body.append(page);
}

const field = (): HTMLInputElement => {
  const found = page.querySelector('input');
  if (!found) throw new Error('no field');
  return found;
};

afterEach(() => page.remove());

test.each([
  ['a page to read', '<p>Words</p>'],
  [
    'an untouched form',
    '<form><input name="a"><input type="checkbox"><select><option>1</select></form>',
  ],
  ['a form with its own values', '<form><input value="1"><input type="checkbox" checked></form>'],
  ['a closed dialog', '<dialog>Words</dialog>'],
  ['a focused button', '<button autofocus>Words</button>'],
])('nobody is busy with %s', (_what, html) => {
  show(html);
  page.querySelector('button')?.focus();
  expect(visitorIsBusy()).toBe(false);
});

test('an open dialog keeps the visitor busy', () => {
  show('<dialog>Words</dialog>');
  page.querySelector('dialog')?.showModal();
  expect(visitorIsBusy()).toBe(true);
});

test('a box that was ticked and is not any more keeps nobody busy', async () => {
  show('<form><input type="checkbox"></form>');
  for (const isBusy of [true, false]) {
    await userEvent.click(field());
    expect(visitorIsBusy()).toBe(isBusy);
  }
});

test.each<[string, html: string, () => Promise<void>]>([
  ['half filled in', '<input>', () => userEvent.type(field(), '168')],
  ['with a ticked box', '<input type="checkbox">', () => userEvent.click(field())],
  [
    'with a choice',
    '<select><option>1<option>2</select>',
    () => userEvent.selectOptions(page.querySelector('select') ?? page, '2'),
  ],
])('so does a form %s, until its answer is there', async (_what, html, fill) => {
  show(`<form>${html}</form>`);
  await fill();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  expect(visitorIsBusy()).toBe(true);
  page.querySelector('form')?.setAttribute('data-answered', '');
  expect(visitorIsBusy()).toBe(false);
});
