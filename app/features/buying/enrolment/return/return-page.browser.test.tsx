import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import type { Site } from '#app/site/use-site.ts';
import { ReturnPage } from './return-page.tsx';
import '#app/ui/form/form-in-place.element.ts';
import './return.css';

const identity = { name: 'Example Health', phones: { marketing: '0700 000 0001' } };
const site = { edition: 'NG', identity } as unknown as Site;
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

function pageOf(answer?: FormAnswer, canMail = true) {
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => <ReturnPage answer={answer} canMail={canMail} /> },
  ]);
  return <Stub hydrationData={{ loaderData: { root: site } }} />;
}

const typed = { reference: '5e2ebbdd', email: 'ada@mail.example' };
const askForLink = page.getByRole('button', { name: 'Email me the link' });

async function fillIn(): Promise<void> {
  await page.getByLabelText('Your reference').fill(typed.reference);
  await page.getByLabelText('Your email address').fill(typed.email);
}

test('what is said of the mail takes the form’s place and the focus', async () => {
  const thanks = renderToStaticMarkup(pageOf({ kind: 'saved', reference: '6D0C4F3A' }));
  answerWith = async () => new Response(thanks, { headers: { 'content-type': 'text/html' } });
  await render(pageOf());
  await fillIn();
  await askForLink.click();
  expect(sent).toMatchObject([typed]);
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ask again' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('belong together');
});

test('without a mail server the page says whom to call, and with what', async () => {
  await render(pageOf(undefined, false));
  await expect.element(page.getByText(/^We can’t send links by email/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call 0700 000 0001' }))
    .toHaveAttribute('href', 'tel:07000000001');
  await expect.element(page.getByText(/^your reference/)).toBeVisible();
  await expect.element(askForLink).not.toBeInTheDocument();
});
