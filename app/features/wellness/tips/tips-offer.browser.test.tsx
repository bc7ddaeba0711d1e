import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/ui/form/form-in-place.element.ts';
import { expectLink } from '../../../../tests/support/expect-links.ts';
import { answerStatus, type SaveFailure } from '#app/kernel/form-answer.ts';
import { TipsForm, type SentTips } from './tips-form.tsx';
import { tipsMessages } from './tips-messages.ts';
import { TipsOffer } from './tips-offer.tsx';
import '../page/wellness-results.css';

const offer = page.getByRole('button', { name: 'Get Personalized Tips' });
const dialog = page.getByRole('dialog', { name: 'Get Personalized Tips' });
const email = dialog.getByRole('textbox', { name: 'Email address' });
const send = dialog.getByRole('button', { name: 'Send me tips' });
const thanks = "Thank you! We'll send personalized health tips to your email.";

const sent: Readonly<Record<string, string>>[] = [];
let answerWith: () => Promise<Response>;

/** The page that answers, as answer-tools.ts has it. */
function answerPage(tips: SentTips): Response {
  const html = renderToStaticMarkup(<TipsForm sent={tips} insurer="Adire Health" />);
  return new Response(html, { status: answerStatus[tips.kind] });
}

const thanked = () => answerPage({ kind: 'saved', reference: '' });
const refused = (typed: string, message: string) => () =>
  Promise.resolve(
    answerPage({ kind: 'invalid', errors: { email: message }, values: { email: typed } }),
  );

beforeEach(async () => {
  sent.length = 0;
  answerWith = () => Promise.resolve(thanked());
  vi.stubGlobal('fetch', (address: string, { body }: { body: URLSearchParams }) => {
    expect(new URL(address).pathname).toBe('/wellness');
    sent.push(Object.fromEntries(body));
    return answerWith();
  });
  await render(<TipsOffer result="bmi-overweight" insurer="Adire Health" />);
  await offer.click();
});

test.each([
  ['empty', '', 'Please enter your email address'],
  ['refused', 'ada@mail.example', 'Enter an email address like name@example.com'],
] as const)('an address that is %s is an error at its field', async (why, typed, description) => {
  answerWith = refused(typed, tipsMessages[why]);
  await email.fill(typed);
  await send.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveAccessibleDescription(description);
  await expect.element(email).toHaveFocus();
});

test('the browser alone checks how an address is written', async () => {
  await email.fill('ada');
  await send.click();
  expect(email.element().matches(':invalid')).toBe(true);
  expect(sent).toEqual([]);
});

test('only the address is sent, and the thanks take the focus', async () => {
  await email.fill('ada@mail.example');
  await userEvent.keyboard('{Enter}');
  const words = dialog.getByText(thanks);
  await expect.element(words).toBeVisible();
  expect(document.activeElement?.contains(words.element())).toBe(true);
  expect(sent).toEqual([
    {
      email: 'ada@mail.example',
      leave_empty: '',
      tool: 'tips',
      submission_key: expect.any(String) as string,
      filled_ms: expect.any(String) as string,
    },
  ]);
});

const tick = dialog.getByRole('checkbox', { name: /^Fit the tips to “BMI: Overweight”/ });
const sleep = dialog.getByRole('checkbox', { name: 'Sleep' });

test('the tick is empty at first, and says what is kept and for how long; with it the result and the topics go along, and tips that fit come back', async () => {
  await expect.element(tick).not.toBeChecked();
  await expect.element(tick).toHaveAccessibleName(/data about my health.*after 12 months/);
  await expect.element(sleep).not.toBeInTheDocument();
  const source = { name: 'WHO, Healthy diet', url: 'https://www.who.int/diet' };
  const tips = [{ title: 'Food', text: 'Fill half of your plate with vegetables.', source }];
  answerWith = () => Promise.resolve(answerPage({ kind: 'saved', reference: '', tips }));
  await email.fill('ada@mail.example');
  await tick.click();
  await sleep.click();
  await send.click();
  await expect.element(dialog.getByText(thanks)).toBeVisible();
  await expect.element(dialog.getByText(/Fill half of your plate/)).toBeVisible();
  await expectLink(source.name, source.url, dialog);
  expect(sent[0]).toMatchObject({ consent: 'tips-personal-1 bmi-overweight', themes: 'sleep' });
});

test('an error keeps what is offered and ticked, though the server is not told of it', async () => {
  answerWith = refused('', tipsMessages.empty);
  await tick.click();
  await sleep.click();
  await tick.click();
  await send.click();
  await expect.element(email).toHaveFocus();
  expect(sent[0]).not.toHaveProperty('consent');
  await expect.element(tick).not.toBeChecked();
  await tick.click();
  await expect.element(sleep).toBeChecked();
});

const values = { email: 'ada@mail.example' };
const failed = (failure: SaveFailure) => () => Promise.resolve(answerPage({ ...failure, values }));

async function expectFailure(words: RegExp) {
  await email.fill('ada@mail.example');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words);
}

test('what the visitor can do is said beside the error', async () => {
  answerWith = refused('ada@mail.example', tipsMessages.refused);
  await expectFailure(/^Error submitting form, please try again\s*Check your email address/);
});

test.each<[string, () => Promise<Response>, RegExp]>([
  [
    'the service is away',
    failed({ kind: 'unavailable' }),
    /^Error submitting form, please try again$/,
  ],
  [
    'too much was sent',
    failed({ kind: 'too-many', retryAfterSeconds: 60 }),
    /^Error submitting form, please try again\s*Wait a minute/,
  ],
  [
    'the line is broken',
    () => Promise.reject(new TypeError('offline')),
    /Error submitting form, please try again/,
  ],
])('when %s, the address stays and can be sent again', async (_why, answer, words) => {
  answerWith = answer;
  await expectFailure(words);
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
  await expect.element(email).toHaveValue('ada@mail.example');
  answerWith = () => Promise.resolve(thanked());
  await send.click();
  await expect.element(dialog.getByText(thanks)).toBeVisible();
  expect(sent[1]?.['submission_key']).toBe(sent[0]?.['submission_key']);
});
