import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { expectLink } from '../../../../../tests/support/expect-links.ts';
import { pageOf } from '../../../../../tests/support/show-page.tsx';
import { ReturnPage } from './return-page.tsx';
import '#app/ui/form/form-in-place.element.ts';
import './return.css';

const sent: Record<string, string>[] = [];
let answerWith: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (_path: string, { body }: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(body));
    return answerWith();
  });
});
afterEach(() => vi.unstubAllGlobals());

const returnPage = (answer?: FormAnswer, canMail = true) =>
  pageOf(<ReturnPage answer={answer} canMail={canMail} />);

const typed = { reference: '5e2ebbdd', email: 'ada@mail.example' };
const askForLink = page.getByRole('button', { name: 'Email me the link' });

async function fillIn(): Promise<void> {
  await page.getByLabelText('Your reference').fill(typed.reference);
  await page.getByLabelText('Your email address').fill(typed.email);
}

test('what is said of the mail takes the form’s place and the focus', async () => {
  const thanks = renderToStaticMarkup(returnPage({ kind: 'saved', reference: '6D0C4F3A' }));
  answerWith = async () => new Response(thanks, { headers: { 'content-type': 'text/html' } });
  await render(returnPage());
  await fillIn();
  await askForLink.click();
  expect(sent).toMatchObject([typed]);
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ask again' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('belong together');
});

test('without a mail server the page says whom to call, and with what', async () => {
  await render(returnPage(undefined, false));
  await expect.element(page.getByText(/^We can’t send links by email/)).toBeVisible();
  await expectLink('Call 0700 000 0001', 'tel:07000000001');
  await expect.element(page.getByText(/^your reference/)).toBeVisible();
  await expect.element(askForLink).not.toBeInTheDocument();
});
