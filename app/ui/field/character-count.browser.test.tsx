import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { passTime } from '../../../tests/support/pass-time.ts';
import { TextAreaField } from './text-area-field.tsx';
import './character-count.element.ts';

const limits = { least: 10, most: 1000 };
const field = page.getByRole('textbox', { name: 'Your message' });
const announced = page.getByRole('status');

function showField(typed = '') {
  return render(
    <TextAreaField
      label="Your message"
      hint="10 to 1,000 characters."
      limits={limits}
      defaultValue={typed}
    />,
  );
}

test('the limits are said before anything is typed, and nothing is counted', async () => {
  await showField();
  await expect.element(field).toHaveAccessibleDescription('10 to 1,000 characters.');
  await expect.element(announced).toHaveTextContent('');
  expect(page.getByText(/characters left|more characters/).query()).toBeNull();
});

test.for([
  ['Hello', 'Write at least 5 more characters'],
  ['Good morning', '988 characters left'],
  ['  Good\n\n\n\nmorning  ', '987 characters left'],
  ['x'.repeat(999), '1 character left'],
  ['x'.repeat(1002), 'Remove at least 2 characters'],
  [`${' '.repeat(20_000)}x`, 'Remove at least 19,001 characters'],
] as const)('%j is counted as the rules count it: %s', async ([text, words]) => {
  await showField();
  await field.fill(text);
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(field).toHaveValue(text);
});

test('what is pasted counts, and is not cut off', async () => {
  await showField('x'.repeat(600));
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await userEvent.keyboard('{End}');
  await userEvent.paste();
  await expect.element(field).toHaveValue('x'.repeat(1200));
  await expect.element(page.getByText('Remove at least 200 characters').first()).toBeVisible();
});

test('what was typed before the scripts started counts', async () => {
  await showField('Good morning');
  await expect.element(page.getByText('988 characters left').first()).toBeVisible();
});

test('a screen reader hears the count once the typing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await showField();
  await field.fill('Good morning');
  await passTime(900);
  expect(announced.element().textContent).toBe('');
  await passTime(200);
  expect(announced.element().textContent).toBe('988 characters left');
});
