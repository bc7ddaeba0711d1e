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

test('nobody is busy with words, an untouched form, a closed dialog or a button', () => {
  for (const html of [
    '<p>Words</p>',
    '<form><input name="a"><input type="checkbox"><select><option>1</select></form>',
    '<form><input value="1"><input type="checkbox" checked></form>',
    '<dialog>Words</dialog>',
    '<button autofocus>Words</button>',
  ]) {
    show(html);
    page.querySelector('button')?.focus();
    expect(visitorIsBusy(), html).toBe(false);
  }
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

test('so does a form that is filled in, until its answer is there', async () => {
  const ways: readonly (readonly [html: string, fill: () => Promise<void>])[] = [
    ['<input>', () => userEvent.type(field(), '168')],
    ['<input type="checkbox">', () => userEvent.click(field())],
    [
      '<select><option>1<option>2</select>',
      () => userEvent.selectOptions(page.querySelector('select') ?? page, '2'),
    ],
  ];
  for (const [html, fill] of ways) {
    show(`<form>${html}</form>`);
    await fill();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(visitorIsBusy(), html).toBe(true);
    page.querySelector('form')?.setAttribute('data-answered', '');
    expect(visitorIsBusy(), html).toBe(false);
  }
});
