import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FieldValues, FormAnswer } from '#app/kernel/form-answer.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { deferred } from '../../../tests/support/deferred.ts';
import { passTime } from '../../../tests/support/pass-time.ts';
import { announceSent, setFormQueue, type UnsentForm } from './queue-form.ts';
import { SendButton } from './send-button.tsx';
import { SiteForm } from './site-form.tsx';
import './form-in-place.element.ts';

const sent: { address: string; fields: FieldValues }[] = [];
let answerWith: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  answerWith = () => Promise.resolve(thanksPage());
  vi.stubGlobal('fetch', (address: string, { body, signal }: RequestInit = {}) => {
    sent.push({ address, fields: Object.fromEntries((body ?? []) as URLSearchParams) });
    const stopped = deferred<Response>();
    signal?.addEventListener('abort', () => stopped.reject(new Error('stopped')));
    return Promise.race([answerWith(), stopped.promise]);
  });
});

function form(answer?: FormAnswer) {
  return (
    <SiteForm
      id="example"
      action="/example"
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
      <button name="again" value="yes" formAction="/example?step=again">
        Send again
      </button>
    </SiteForm>
  );
}

const showForm = (answer?: FormAnswer) => render(form(answer));

/** The page that answers, with the form among other things. */
function answerPage(answer: FormAnswer | undefined, status: number): Response {
  const html = `<title>Example</title><h1>Another heading</h1>${renderToStaticMarkup(form(answer))}`;
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
}

/** The page at the end of a redirect. */
function redirectedTo(address: string, response: Response): Response {
  const url = new URL(address, location.href).href;
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: true } });
}

function thanksPage(): Response {
  const saved = { kind: 'saved', reference: 'AB12CD34' } as const;
  return redirectedTo('/example?sent=AB12CD34', answerPage(saved, 200));
}

const typed = { name: 'Ada', email: 'ada@mail.example', consent: 'yes-1' };
const faulty: FormAnswer = {
  kind: 'invalid',
  errors: { email: 'Enter your email address' },
  values: { ...typed, email: '' },
};

const name = page.getByRole('textbox', { name: 'Name' });
const email = page.getByRole('textbox', { name: 'Email' });
const consent = page.getByRole('checkbox', { name: 'I agree' });
const send = page.getByRole('button', { name: 'Send', exact: true });
const busy = page.getByRole('button', { name: 'Sending' });
const problem = page.getByRole('region', { name: 'There is a problem' });
const thanks = page.getByText('Thank you, AB12CD34');

async function fillIn(): Promise<void> {
  await name.fill('Ada');
  await email.fill('ada@mail.example');
  await consent.click();
}

test('filled in by keyboard alone it is sent once, and the thanks take the focus', async () => {
  await showForm();
  await name.click();
  await userEvent.keyboard('Ada{Tab}ada@mail.example{Tab} {Tab}{Enter}');
  await expect.element(thanks).toBeVisible();
  expect(document.activeElement?.contains(thanks.element())).toBe(true);
  expect(sent).toEqual([
    {
      address: new URL('/example', location.href).href,
      fields: {
        leave_empty: '',
        ...typed,
        submission_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        filled_ms: expect.stringMatching(/^\d+$/) as string,
      },
    },
  ]);
});

test('with errors its summary takes the focus and leads to each field; all that was typed stays', async () => {
  answerWith = () => Promise.resolve(answerPage(faulty, 422));
  await showForm();
  await name.fill('Ada');
  await send.click();
  await expect.element(problem).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(name).toHaveValue('Ada');
  await expect.element(consent).toBeChecked();
  const entries = history.length;
  await problem.getByRole('link', { name: 'Enter your email address' }).click();
  await expect.element(email).toHaveFocus();
  expect(history.length).toBe(entries);
  // An error that remains takes the focus again.
  await send.click();
  await expect.element(problem).toHaveFocus();
});

test('the pressed button’s name and value are sent, to its own address', async () => {
  await showForm();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(thanks).toBeVisible();
  expect(sent).toMatchObject([{ address: '/example?step=again', fields: { again: 'yes' } }]);
});

test('a form with a file is left to the browser', async () => {
  await render(
    <form-in-place data-form="file">
      <form encType="multipart/form-data" method="post">
        <input type="file" name="file" />
        <button>Send the file</button>
      </form>
    </form-in-place>,
  );
  let isLeft: boolean | undefined;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', look, { once: true });
  await page.getByRole('button', { name: 'Send the file' }).click();
  expect(isLeft).toBe(true);
  expect(sent).toEqual([]);
});

test('pressed twice in a hurry it is sent once, and says so when that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, resolve } = deferred<Response>();
  answerWith = () => promise;
  await showForm();
  const width = send.element().getBoundingClientRect().width;
  const element = document.querySelector('form');
  element?.requestSubmit();
  element?.requestSubmit();
  expect(busy.query()).toBeNull();
  await passTime(300);
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('status').element().textContent).toBe('Sending');
  expect(busy.element().getBoundingClientRect().width).toBe(width);
  element?.requestSubmit();
  resolve(thanksPage());
  await expect.element(thanks).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a form that asks is answered in place, and its answers are in the address', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '?pay=monthly&age=30&illness=1');
  const question = (heading: string) => (
    <form-in-place data-form="question">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what takes the focus in the answer */}
      <h2 tabIndex={-1} autoFocus>
        {heading}
      </h2>
      <form method="get" action="/question#answer">
        <Field label="Age" name="age" />
        <Field label="Town" name="town" />
        <input type="checkbox" name="illness" value="1" aria-label="Illness" />
        <button>Ask</button>
      </form>
    </form-in-place>
  );
  answerWith = () => Promise.resolve(new Response(renderToStaticMarkup(question('Answer'))));
  await render(question('Question'));
  await page.getByRole('textbox', { name: 'Age' }).fill('40');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('heading', { name: 'Answer' })).toHaveFocus();
  expect(sent).toEqual([{ address: '/question?pay=monthly&age=40#answer', fields: {} }]);
  await expect
    .poll(() => location.pathname + location.search + location.hash)
    .toBe('/question?pay=monthly&age=40#answer');
});

const unavailable: FormAnswer = { kind: 'unavailable', values: typed };
const tooMany: FormAnswer = { kind: 'too-many', retryAfterSeconds: 90, values: typed };

test.for<readonly [string, () => Promise<Response>, string]>([
  ['the connection is lost', () => Promise.reject(new TypeError()), 'We couldn’t send your form'],
  [
    'something in between answers with its own page',
    () => Promise.resolve(new Response('<!doctype html><h1>Welcome</h1>', { status: 502 })),
    'We couldn’t send your form',
  ],
  [
    'a limit in front of the site refuses',
    () => Promise.resolve(new Response('', { status: 429 })),
    'Try again in 1 minute.',
  ],
  [
    'the text is too long for the site',
    () => Promise.resolve(new Response('', { status: 413 })),
    'Shorten your text and send it again.',
  ],
  [
    'too many forms come from the network',
    () => Promise.resolve(answerPage(tooMany, 429)),
    'Try again in 2 minutes.',
  ],
  [
    'the store is away',
    () => Promise.resolve(answerPage(unavailable, 503)),
    'Error submitting form, please try again',
  ],
])(
  'when %s it says so, keeps what was typed, and is sent again unchanged',
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
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
    answerWith = () => Promise.resolve(thanksPage());
    await send.click();
    await expect.element(thanks).toBeVisible();
    const keys = sent.map(({ fields }) => fields['submission_key']);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('an error that was put right is not shown beside a lost connection', async () => {
  answerWith = () => Promise.resolve(answerPage(faulty, 422));
  await showForm();
  await send.click();
  await expect.element(problem).toHaveFocus();
  answerWith = () => Promise.reject(new TypeError());
  await email.fill('ada@mail.example');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(problem).not.toBeInTheDocument();
});

test('after 30 seconds without an answer it waits on the device, and is thanked for once it is sent', async () => {
  const add = vi.fn((_unsent: UnsentForm) => Promise.resolve());
  setFormQueue({ add, removeSent: () => Promise.resolve() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerWith = () => new Promise(() => {});
  await showForm();
  await fillIn();
  await send.click();
  await passTime(29_000);
  expect(add).not.toHaveBeenCalled();
  await passTime(1000);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/^We’ve saved your form on this device/)).toBeVisible();
  await expect.element(alert).toHaveFocus();
  await expect.element(name).toHaveValue('Ada');
  const { key = '', body = '' } = add.mock.lastCall?.[0] ?? {};
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual(sent[0]?.fields);
  answerWith = () => Promise.resolve(thanksPage());
  announceSent({ key: 'another', thanks: '/example?sent=00000000' });
  announceSent({ key, thanks: '/example?sent=AB12CD34' });
  await expect.element(thanks).toBeVisible();
  expect(sent.slice(1).map(({ address }) => address)).toEqual(['/example?sent=AB12CD34']);
});

test('without a network, a form waits on the device once the consent is given, until it is sent', async () => {
  const [add, removeSent] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  setFormQueue({ add, removeSent });
  answerWith = () => Promise.reject(new TypeError());
  await showForm();
  await fillIn();
  await consent.click();
  await send.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We couldn’t send your form/);
  expect(add).not.toHaveBeenCalled();
  await consent.click();
  await send.click();
  await expect.element(page.getByText(/^We’ve saved your form on this device/)).toBeVisible();
  answerWith = () => Promise.resolve(thanksPage());
  await send.click();
  await expect.element(thanks).toBeVisible();
  const key = sent[0]?.fields?.['submission_key'];
  expect(removeSent).toHaveBeenCalledExactlyOnceWith({ key, action: `${location.origin}/example` });
});

test('the field for programs is out of sight and out of the way of the keyboard', async () => {
  await showForm();
  const honeypot = document.querySelector<HTMLInputElement>('[name=leave_empty]');
  expect(honeypot?.tabIndex).toBe(-1);
  expect(honeypot?.closest('[aria-hidden=true]')?.getBoundingClientRect().width).toBe(1);
  expect(page.getByRole('textbox').elements()).toHaveLength(2);
});
