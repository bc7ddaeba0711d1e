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

test('so does a health result', () => {
  show('<div data-undisturbed>Get medical help now</div>');
  expect(visitorIsBusy()).toBe(true);
});

test('so does a field in which one types', async () => {
  show('<input>');
  await userEvent.click(field());
  expect(visitorIsBusy()).toBe(true);
  field().blur();
  expect(visitorIsBusy()).toBe(false);
});

test('so does a form that is filled in half, until its answer is there', async () => {
  show('<form><input></form>');
  await userEvent.type(field(), '168');
  field().blur();
  expect(visitorIsBusy()).toBe(true);
  page.querySelector('form')?.setAttribute('data-answered', '');
  expect(visitorIsBusy()).toBe(false);
});

test('so does a ticked box', async () => {
  show('<form><input type="checkbox"></form>');
  await userEvent.click(field());
  expect(visitorIsBusy()).toBe(true);
  await userEvent.click(field());
  expect(visitorIsBusy()).toBe(false);
});

test('so does a choice', async () => {
  show('<form><select><option>1<option>2</select></form>');
  const select = page.querySelector('select');
  if (select) await userEvent.selectOptions(select, '2');
  select?.blur();
  expect(visitorIsBusy()).toBe(true);
});
