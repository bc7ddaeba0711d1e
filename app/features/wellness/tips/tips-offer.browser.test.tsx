import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { deferred } from '../../../../tests/support/deferred.ts';
import { TipsOffer } from './tips-offer.tsx';
import '../page/wellness-results.css';

const offer = page.getByRole('button', { name: 'Get Personalized Tips' });
const dialog = page.getByRole('dialog', { name: 'Get Personalized Tips' });
const email = dialog.getByRole('textbox', { name: 'Email address' });
const send = dialog.getByRole('button', { name: 'Send me tips' });
const thanks = "Thank you! We'll send personalized health tips to your email.";
const failure = 'Error submitting form, please try again';

const fetching = () => vi.mocked(window.fetch);

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({}, { status: 202 }));
  await render(<TipsOffer result="bmi-overweight" insurer="Alafia Health" />);
  await offer.click();
});

afterEach(() => vi.restoreAllMocks());

test('the button opens a dialog with the focus in the first thing one can use', async () => {
  expect(dialog.element().matches(':modal')).toBe(true);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('an empty address is an error at its field', async () => {
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address');
  await expect.element(email).toHaveFocus();
  await email.fill('   ');
  await send.click();
  expect(fetching()).not.toHaveBeenCalled();
});

test('the browser alone checks how an address is written', async () => {
  await email.fill('ada');
  await send.click();
  expect(email.element().matches(':invalid')).toBe(true);
  expect(fetching()).not.toHaveBeenCalled();
});

test('only the address and the name of the corner are sent, and thanks come back', async () => {
  await email.fill('ada@mail.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(thanks)).toBeVisible();
  expect(fetching()).toHaveBeenCalledOnce();
  const [address, request] = fetching().mock.calls[0] ?? [];
  expect(address).toBe('/api/tips');
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body as string)).toEqual({
    email: 'ada@mail.example',
    source: 'wellness',
  });
});

const tick = dialog.getByRole('checkbox', { name: /^Fit the tips to “BMI: Overweight”/ });
const sleep = dialog.getByRole('checkbox', { name: 'Sleep' });
const sentBody = () => JSON.parse(fetching().mock.calls[0]?.[1]?.body as string) as unknown;

test('the tick is empty at first, says what is kept and for how long, and brings the topics', async () => {
  await expect.element(tick).not.toBeChecked();
  await expect.element(tick).toHaveAccessibleName(/data about my health.*after 12 months/);
  await expect.element(sleep).not.toBeInTheDocument();
  await tick.click();
  await expect.element(sleep).toBeVisible();
});

test('with the tick the result and the topics go along, and tips that fit come back', async () => {
  const source = { name: 'WHO, Healthy diet', url: 'https://www.who.int/diet' };
  const tips = [{ title: 'Food', text: 'Fill half of your plate with vegetables.', source }];
  fetching().mockResolvedValue(Response.json({ reference: 'AB12', tips }, { status: 202 }));
  await email.fill('ada@mail.example');
  await tick.click();
  await sleep.click();
  await send.click();
  await expect.element(dialog.getByText(thanks)).toBeVisible();
  await expect.element(dialog.getByText(/Fill half of your plate/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: source.name }))
    .toHaveAttribute('href', source.url);
  await expect.element(dialog.getByText(/not a diagnosis/)).toBeVisible();
  expect(sentBody()).toEqual({
    email: 'ada@mail.example',
    source: 'wellness',
    consent: 'tips-personal-1',
    result: 'bmi-overweight',
    themes: ['sleep'],
  });
});

test('topics of a tick that was taken back stay on the page', async () => {
  await email.fill('ada@mail.example');
  await tick.click();
  await sleep.click();
  await tick.click();
  await send.click();
  await expect.element(dialog.getByText(thanks)).toBeVisible();
  expect(sentBody()).toEqual({ email: 'ada@mail.example', source: 'wellness' });
});

test('a second press while it is being sent sends nothing again', async () => {
  const { promise, resolve } = deferred<Response>();
  fetching().mockReturnValue(promise);
  await email.fill('ada@mail.example');
  await send.click();
  const busy = dialog.getByRole('button', { name: 'Sending' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  resolve(Response.json({}, { status: 202 }));
  await expect.element(dialog.getByText(thanks)).toBeVisible();
  expect(fetching()).toHaveBeenCalledOnce();
});

describe('when it does not work, the address stays and can be sent again', () => {
  test.each([
    ['the service is away', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['too much was sent', () => Promise.resolve(Response.json({}, { status: 429 }))],
    ['the line is broken', () => Promise.reject(new TypeError('offline'))],
  ])('because %s', async (_why, answer) => {
    fetching().mockImplementationOnce(answer);
    await email.fill('ada@mail.example');
    await send.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(failure);
    await expect.element(email).toHaveValue('ada@mail.example');
    await send.click();
    await expect.element(dialog.getByText(thanks)).toBeVisible();
    const keys = fetching().mock.calls.map(([, request]) =>
      new Headers(request?.headers).get('idempotency-key'),
    );
    expect(keys[0]).toMatch(/.{8,}/);
    expect(keys[1]).toBe(keys[0]);
  });
});
