import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { held } from '../../../../tests/support/held.ts';
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
  await render(<TipsOffer />);
  await offer.click();
});

afterEach(() => vi.restoreAllMocks());

test('the button opens a dialog with the focus in the first thing one can use', async () => {
  expect(dialog.element().matches(':modal')).toBe(true);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('an empty address is asked for at its field', async () => {
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

test('a second press while it is being sent sends nothing again', async () => {
  const { promise, resolve } = held<Response>();
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
