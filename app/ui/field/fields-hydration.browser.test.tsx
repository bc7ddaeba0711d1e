import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CheckBoxField } from './check-box-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

const choices = [
  { value: 'plan', label: 'A plan' },
  { value: 'claim', label: 'A claim' },
];

function Fields({ onHydrated }: { readonly onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <form>
      <Field label="Name" name="name" />
      <TextAreaField label="Message" name="message" />
      <SelectField label="Topic" name="topic" placeholder="Choose one" choices={choices} />
      <ChoicesField legend="When" name="when" choices={choices} />
      <CheckBoxField name="consent" value="yes">
        I agree
      </CheckBoxField>
    </form>
  );
}

test('what is filled in before the scripts start stays, in every kind of field', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Fields />);
  document.body.append(container);
  await page.getByLabelText('Name').fill('Ada');
  await page.getByLabelText('Message').fill('Hello');
  await page.getByLabelText('Topic').selectOptions('A claim');
  await page.getByLabelText('A claim').click();
  await page.getByLabelText('I agree').click();
  const onHydrated = vi.fn();
  const root = hydrateRoot(container, <Fields onHydrated={onHydrated} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => onHydrated).toHaveBeenCalled();
  const form = container.querySelector('form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: 'Ada',
    message: 'Hello',
    topic: 'claim',
    when: 'claim',
    consent: 'yes',
  });
});
