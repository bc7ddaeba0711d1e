import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { emailAddress, personName } from '#app/kernel/form-rules.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SendButton } from './send-button.tsx';
import { SiteForm } from './site-form.tsx';

const schema = v.object({
  name: personName,
  email: emailAddress,
  consent: v.picklist(['yes-1'], 'Please tick the box'),
});

const loadSchema = vi.fn(() => Promise.resolve(schema));
const sent: { path: string; fields: URLSearchParams; accept: string | null }[] = [];
let answerWith: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  loadSchema.mockClear();
  answerWith = () => Promise.resolve(Response.json({ kind: 'saved', reference: 'AB12CD34' }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const accept = new Headers(init.headers).get('accept');
    sent.push({ path, fields: init.body as URLSearchParams, accept });
    return answerWith();
  });
});

function showForm(answer?: FormAnswer) {
  return render(
    <SiteForm
      id="example"
      action="/example"
      loadSchema={loadSchema}
      answer={answer}
      otherWays={<p>Or call us.</p>}
      thanks={({ reference }) => <p>Thank you, {reference}</p>}
    >
      <Field label="Name" name="name" required />
      <Field label="Email" name="email" type="email" required />
      <CheckBoxField name="consent" value="yes-1" required>
        I agree
      </CheckBoxField>
      <SendButton>Send</SendButton>
    </SiteForm>,
  );
}

const name = page.getByRole('textbox', { name: 'Name' });
const email = page.getByRole('textbox', { name: 'Email' });
const consent = page.getByRole('checkbox', { name: 'I agree' });
const send = page.getByRole('button', { name: 'Send', exact: true });
const problem = page.getByRole('region', { name: 'There is a problem' });

async function fillIn(): Promise<void> {
  await name.fill('Ada');
  await email.fill('ada@mail.example');
  await consent.click();
}

test('its rules are fetched when it is first touched, not before', async () => {
  await showForm();
  expect(loadSchema).not.toHaveBeenCalled();
  await name.click();
  expect(loadSchema).toHaveBeenCalledOnce();
});

test('a form with faults is not sent: a summary takes the focus and leads to each field', async () => {
  await showForm();
  await name.fill('Ada');
  await send.click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  expect(sent).toEqual([]);
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link', { name: 'Enter your email address' }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(name).toHaveValue('Ada');
});

test('a fault that remains after another try takes the focus again', async () => {
  await showForm();
  await fillIn();
  await consent.click();
  await send.click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  await send.click();
  await expect.element(summary).toHaveFocus();
});

test('filled in by keyboard alone it is sent once, and the thanks take the focus', async () => {
  await showForm();
  await name.click();
  await userEvent.keyboard('Ada{Tab}ada@mail.example{Tab} {Tab}{Enter}');
  const thanks = page.getByText('Thank you, AB12CD34');
  await expect.element(thanks).toBeVisible();
  expect(document.activeElement?.contains(thanks.element())).toBe(true);
  expect(sent).toHaveLength(1);
  const [{ path, fields, accept } = { path: '', fields: undefined, accept: '' }] = sent;
  expect(path).toBe('/example');
  expect(accept).toBe('application/json');
  expect(Object.fromEntries(fields ?? [])).toEqual({
    leave_empty: '',
    name: 'Ada',
    email: 'ada@mail.example',
    consent: 'yes-1',
    submission_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    filled_ms: expect.stringMatching(/^\d+$/) as string,
  });
});

test('sent twice in a hurry, it goes once', async () => {
  let answerNow = () => {};
  answerWith = () =>
    new Promise((resolve) => {
      answerNow = () => resolve(Response.json({ kind: 'saved', reference: 'AB12CD34' }));
    });
  await showForm();
  await fillIn();
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  const busy = page.getByRole('button', { name: 'Sending' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  form?.requestSubmit();
  await expect.poll(() => sent.length).toBe(1);
  answerNow();
  await expect.element(page.getByText('Thank you, AB12CD34')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the button is as wide when it is busy as when it is not', async () => {
  answerWith = () => new Promise(() => {});
  await showForm();
  await fillIn();
  const before = send.element().getBoundingClientRect().width;
  await send.click();
  const busy = page.getByRole('button', { name: 'Sending' });
  await expect.element(busy).toBeVisible();
  expect(busy.element().getBoundingClientRect().width).toBe(before);
});

const setbacks: readonly [string, () => Promise<Response>, string][] = [
  ['the connection is lost', () => Promise.reject(new TypeError()), 'We couldn’t send your form'],
  [
    'something in between answers with a page',
    () => Promise.resolve(new Response('<!doctype html>', { status: 502 })),
    'We couldn’t send your form',
  ],
  [
    'the server answers something else',
    () => Promise.resolve(Response.json({ kind: 'toString' })),
    'We couldn’t send your form',
  ],
  [
    'the store is away',
    () => Promise.resolve(Response.json({ kind: 'unavailable', values: {} }, { status: 503 })),
    'Error submitting form, please try again',
  ],
  [
    'the network has sent too much',
    () =>
      Promise.resolve(
        Response.json({ kind: 'too-many', retryAfterSeconds: 90, values: {} }, { status: 429 }),
      ),
    'Try again in 2 minutes.',
  ],
  [
    'a limit in front of the site refuses',
    () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '20' } })),
    'Try again in 1 minute.',
  ],
];

test.for(setbacks)(
  'when %s it says so, keeps all that was typed, and is sent again under the same key',
  async ([, failure, words]) => {
    answerWith = failure;
    await showForm();
    await fillIn();
    await send.click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText(words, { exact: false })).toBeVisible();
    await expect.element(alert).toHaveFocus();
    await expect.element(alert.getByText('Or call us.')).toBeVisible();
    await expect.element(name).toHaveValue('Ada');
    await expect.element(email).toHaveValue('ada@mail.example');
    await expect.element(consent).toBeChecked();
    answerWith = () => Promise.resolve(Response.json({ kind: 'saved', reference: 'AB12CD34' }));
    await send.click();
    await expect.element(page.getByText('Thank you, AB12CD34')).toBeVisible();
    const keys = sent.map(({ fields }) => fields.get('submission_key'));
    expect(keys[1]).toBe(keys[0]);
  },
);

test('somebody who is offline is told so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerWith = () => Promise.reject(new TypeError());
  await showForm();
  await fillIn();
  await send.click();
  await expect.element(page.getByText('You seem to be offline')).toBeVisible();
  await expect.element(name).toHaveValue('Ada');
});

test('rules that cannot be fetched are left to the server', async () => {
  loadSchema.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  answerWith = () =>
    Promise.resolve(
      Response.json(
        { kind: 'invalid', errors: { email: 'Enter your email address' }, values: {} },
        { status: 422 },
      ),
    );
  await showForm();
  await send.click();
  await expect.element(problem).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address');
});

test('a page that comes back with faults has what was typed, and says what is wrong', async () => {
  const values = { name: 'Ada', email: 'ada', consent: 'yes-1' };
  const error = 'Enter an email address like name@example.com';
  await showForm({ kind: 'invalid', errors: { email: error }, values });
  await expect.element(name).toHaveValue('Ada');
  await expect.element(email).toHaveValue('ada');
  await expect.element(consent).toBeChecked();
  await expect.element(email).toHaveAccessibleDescription(error);
  await expect.element(problem.getByRole('link', { name: error })).toBeVisible();
});

test('the field for programs is out of sight and out of the way of the keyboard', async () => {
  await showForm();
  const honeypot = document.querySelector<HTMLInputElement>('[name=leave_empty]');
  expect(honeypot?.tabIndex).toBe(-1);
  expect(honeypot?.closest('[aria-hidden=true]')?.getBoundingClientRect().width).toBe(1);
  expect(page.getByRole('textbox').elements()).toHaveLength(2);
});
