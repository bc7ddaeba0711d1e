import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';

const input = page.getByRole('textbox', { name: 'Email' });

test('the label names the input, and a click on it leads to a field of 48 pixels', async () => {
  await render(<Field label="Email" type="email" required />);
  await page.getByText('Email').click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toBeRequired();
  expect(input.element().getBoundingClientRect().height).toBe(48);
});

test('the hint describes the input; an error is read before it, and marks the input as invalid', async () => {
  const { rerender } = await render(<Field label="Email" hint="We only use it to reply." />);
  await expect.element(input).toHaveAccessibleDescription('We only use it to reply.');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await rerender(
    <Field label="Email" hint="We only use it to reply." error="Enter your email address" />,
  );
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter your email address We only use it to reply.');
  await expect.element(input).toBeInvalid();
});
