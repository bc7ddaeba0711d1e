import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#app/site/use-site.ts';
import { ReturnPage } from './return-page.tsx';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { emptyReturn, type ReturnView } from './return-view.ts';
import './return-steps.element.ts';
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

function pageOf(view: ReturnView, canMail = true) {
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => <ReturnPage view={view} canMail={canMail} /> },
  ]);
  return <Stub hydrationData={{ loaderData: { root: site } }} />;
}

const htmlOf = (view: ReturnView) =>
  new Response(renderToStaticMarkup(pageOf(view)), { headers: { 'content-type': 'text/html' } });

const typed = { reference: '5e2ebbdd', contact: 'ada@mail.example' };
const askForCode = page.getByRole('button', { name: 'Email me a code' });

async function fillIn(): Promise<void> {
  await page.getByLabelText('Your reference').fill(typed.reference);
  await page.getByLabelText('Your email address or phone number').fill(typed.contact);
}

test('the answer takes the form’s place, and what is said of the code takes the focus', async () => {
  answerWith = async () => htmlOf({ ...emptyReturn, step: 'code', values: typed });
  await render(pageOf(emptyReturn));
  await fillIn();
  await askForCode.click();
  expect(sent).toEqual([typed]);
  await expect.element(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect.element(page.getByText(/^If your reference and contact details/)).toHaveFocus();
  await page.getByLabelText('Code from our email').fill('123 456');
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ ...typed, code: '123 456' });
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ ...typed, again: 'yes' });
});

test('a second press while the first is on its way sends nothing', async () => {
  const { promise, resolve } = deferred<Response>();
  answerWith = () => promise;
  await render(pageOf(emptyReturn));
  await fillIn();
  await askForCode.dblClick();
  expect(sent).toHaveLength(1);
  resolve(htmlOf({ ...emptyReturn, step: 'code', values: typed }));
  await expect.element(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['another page', () => Promise.resolve(new Response('<h1>Too busy</h1>', { status: 503 }))],
])('with %s for an answer, what was typed stays and can be sent again', async (_what, answer) => {
  answerWith = answer;
  await render(pageOf(emptyReturn));
  await fillIn();
  await askForCode.click();
  await expect.element(page.getByText('We couldn’t send this')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByLabelText('Your reference')).toHaveValue(typed.reference);
  await askForCode.click();
  await expect.poll(() => sent).toHaveLength(2);
});

test('without a mail server the page says whom to call, and with what', async () => {
  await render(pageOf(emptyReturn, false));
  await expect.element(page.getByText(/^We can’t send codes by email/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call 0700 000 0001' }))
    .toHaveAttribute('href', 'tel:07000000001');
  await expect.element(page.getByText(/^your reference/)).toBeVisible();
  await expect.element(askForCode).not.toBeInTheDocument();
});
