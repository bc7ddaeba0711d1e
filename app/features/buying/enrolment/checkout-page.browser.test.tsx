import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deferred } from '../../../../tests/support/deferred.ts';
import { exampleStep, renderCheckout } from './checkout.fixture.tsx';
import type { StepId } from './steps/enrolment-steps.tsx';
import './checkout.css';

interface Sent {
  readonly path: string;
  readonly fields: Record<string, string>;
}

const sent: Sent[] = [];
let answerWith: (sent: Sent) => Promise<Response>;
let start = '';

beforeEach(() => {
  start = location.href;
  history.replaceState(null, '', '/checkout/gold');
  sessionStorage.clear();
  sent.length = 0;
  answerWith = ({ fields }) => Promise.resolve(Response.json(nextStep(fields)));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const fields = Object.fromEntries(init.body as URLSearchParams);
    sent.push({ path, fields });
    return untilCancelled(answerWith({ path, fields }), init.signal);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', start);
});

function untilCancelled(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  const cancelled = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([answer, cancelled]);
}

const order: readonly StepId[] = ['who', 'people', 'hospital', 'review'];

/** As the server goes on: to the step that is named, or to the one after this. */
function nextStep({ step, go, ...draft }: Record<string, string>) {
  const at = order.findIndex((id) => id === step);
  const named = go === 'back' ? order[at - 1] : order.find((id) => id === go);
  return exampleStep(named ?? order[at + 1] ?? 'review', draft);
}

const next = page.getByRole('button', { name: 'Continue' });
const back = page.getByRole('button', { name: 'Back' });
const name = page.getByRole('textbox', { name: 'Your full name' });
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
const whoHeading = heading('Who should Gold cover?');
const peopleHeading = heading('Tell us about yourself');
const hospitalHeading = heading('Choose a hospital');
const address = () => location.pathname + location.search;

test('each step is sent and shown without a page load, under its own address', async () => {
  await renderCheckout();
  await next.click();
  await expect.element(peopleHeading).toHaveFocus();
  expect(sent.at(-1)?.path).toBe('/checkout/gold?step=people');
  expect(address()).toBe('/checkout/gold?step=people');
  await name.fill('Ada Example');
  await next.click();
  await expect.element(hospitalHeading).toBeVisible();
  expect(sent.at(-1)?.fields).toMatchObject({ step: 'people', name: 'Ada Example', who: 'me' });
  await back.click();
  await expect.element(name).toHaveValue('Ada Example');
  expect(sent.at(-1)?.fields['go']).toBe('back');
  expect(address()).toBe('/checkout/gold?step=people');
});

test('back and forward show the step in the address', async () => {
  await renderCheckout();
  await next.click();
  await name.fill('Ada Example');
  await next.click();
  await expect.element(hospitalHeading).toBeVisible();
  history.back();
  await expect.element(name).toHaveValue('Ada Example');
  expect(address()).toBe('/checkout/gold?step=people');
  history.back();
  await expect.element(whoHeading).toBeVisible();
  history.go(2);
  await expect.element(hospitalHeading).toBeVisible();
});

test('a step with errors returns at its address, with the summary in focus', async () => {
  await renderCheckout();
  const steps = history.length;
  const errors = { who: 'Choose who needs cover' };
  answerWith = () => Promise.resolve(Response.json(exampleStep('who', {}, { errors })));
  await next.click();
  await expect.element(page.getByRole('region', { name: /There is a problem/ })).toHaveFocus();
  expect(address()).toBe('/checkout/gold');
  expect(history.length).toBe(steps);
});

test('the price follows what is typed', async () => {
  await renderCheckout();
  const summary = page.getByRole('region', { name: 'Your order, Gold' });
  await expect.element(summary.getByText('₦255,000').first()).toBeVisible();
  await page.getByText('My family', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Children under 18' }).fill('1');
  await expect.element(summary.getByText('₦433,500').first()).toBeVisible();
});

test('a button pressed twice sends a step once', async () => {
  await renderCheckout();
  await next.dblClick();
  await expect.element(peopleHeading).toBeVisible();
  expect(sent).toHaveLength(1);
});

describe('a step without an answer', () => {
  const failures: [name: string, answer: () => Promise<Response>, words: string][] = [
    [
      'the network fails',
      () => Promise.reject(new TypeError('no network')),
      'We couldn’t send your form',
    ],
    [
      'a proxy answers',
      () => Promise.resolve(new Response('<!doctype html>', { status: 502 })),
      'We couldn’t send your form',
    ],
    [
      'a limit answers',
      () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '90' } })),
      'Try again in 2 minutes.',
    ],
  ];

  test.for(failures)('when %s keeps all that was typed, and goes on', async ([, fail, words]) => {
    await renderCheckout();
    await next.click();
    await name.fill('Ada Example');
    const answer = answerWith;
    answerWith = fail;
    await next.click();
    const notice = page.getByRole('alert');
    await expect.element(notice.getByText(words, { exact: false })).toBeVisible();
    await expect.element(notice).toHaveFocus();
    await expect.element(notice.getByRole('link', { name: '0700 000 0001' })).toBeVisible();
    await expect.element(name).toHaveValue('Ada Example');
    expect(address()).toBe('/checkout/gold?step=people');
    answerWith = answer;
    await next.click();
    await expect.element(hospitalHeading).toBeVisible();
  });

  test('on the way back keeps the step on screen, and says so', async () => {
    await renderCheckout();
    await next.click();
    await name.fill('Ada Example');
    answerWith = () => Promise.reject(new TypeError('no network'));
    history.back();
    await expect.element(page.getByText('We couldn’t send your form')).toBeVisible();
    await expect.element(name).toHaveValue('Ada Example');
  });
});

describe('what was filled in', () => {
  const draft = { who: 'me', name: 'Ada Example', submission_key: 'key-1' };

  test('survives a reload: the step in the address returns', async () => {
    sessionStorage.setItem('enrolment', JSON.stringify(draft));
    history.replaceState(null, '', '/checkout/gold?step=people');
    const steps = history.length;
    await renderCheckout();
    await expect.element(name).toHaveValue('Ada Example');
    expect(sent[0]?.fields).toMatchObject({ step: 'who', go: 'people', name: 'Ada Example' });
    expect(history.length).toBe(steps);
  });

  test('is restored with the day on which it is deleted, 30 days after the last change', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] });
    sessionStorage.setItem('enrolment', JSON.stringify(draft));
    await renderCheckout();
    const notice = page.getByText(/what you entered before.* until 23 December 2026 at most/);
    await expect.element(notice).toBeVisible();
    await next.click();
    await name.fill('Ada Example');
    const kept = JSON.parse(sessionStorage.getItem('enrolment') ?? '') as Record<string, string>;
    expect(kept['name']).toBe('Ada Example');
    expect(Number(kept['expiresAt'])).toBeGreaterThanOrEqual(Date.UTC(2026, 11, 23, 12));
  });

  test.for([
    ['once that day has come', String(Date.UTC(2026, 11, 23, 12))],
    ['where the day cannot be read', 'in a month'],
  ] as const)('is deleted %s', async ([, expiresAt]) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 11, 23, 12), toFake: ['Date'] });
    sessionStorage.setItem('enrolment', JSON.stringify({ ...draft, expiresAt }));
    await renderCheckout();
    const saved = () => sessionStorage.getItem('enrolment') ?? '';
    await expect.poll(saved).toContain('"who":"me"');
    expect(saved()).not.toContain('Ada Example');
    await expect.element(page.getByText(/what you entered before/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('says nothing of a restored draft where nothing was entered', async () => {
    await renderCheckout({ answer: exampleStep('who') });
    await expect.poll(() => sessionStorage.getItem('enrolment')).toContain('"who":"me"');
    await renderCheckout();
    await expect.poll(() => sent).toHaveLength(1);
    await expect.element(page.getByText(/what you entered before/)).not.toBeInTheDocument();
  });

  test('and what is typed meanwhile are both there once a slow network brings it back', async () => {
    const slow = deferred<undefined>();
    answerWith = ({ fields }) => slow.promise.then(() => Response.json(nextStep(fields)));
    sessionStorage.setItem('enrolment', JSON.stringify(draft));
    await renderCheckout();
    await page.getByRole('radio', { name: 'Every month' }).click();
    slow.resolve(undefined);
    await expect.element(page.getByText(/what you entered before/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Every month' })).toBeChecked();
    await next.click();
    await expect.element(name).toHaveValue('Ada Example');
    expect(sent.at(-1)?.fields).toMatchObject({ pay: 'monthly', name: 'Ada Example' });
  });

  test('is kept and sent along where the network fails as it comes back', async () => {
    answerWith = () => Promise.reject(new TypeError('no network'));
    sessionStorage.setItem('enrolment', JSON.stringify(draft));
    await renderCheckout();
    await expect.element(page.getByText('We couldn’t send your form')).toBeVisible();
    await page.getByRole('radio', { name: 'Every month' }).click();
    const saved = () => sessionStorage.getItem('enrolment') ?? '';
    await expect.poll(saved).toContain('"pay":"monthly"');
    expect(saved()).toContain('Ada Example');
    answerWith = ({ fields }) => Promise.resolve(Response.json(nextStep(fields)));
    await next.click();
    await expect.element(name).toHaveValue('Ada Example');
    expect(sent.at(-1)?.fields).toMatchObject({ pay: 'monthly', name: 'Ada Example' });
  });

  test('gives way to a link that names a buyer', async () => {
    sessionStorage.setItem('enrolment', JSON.stringify({ ...draft, who: 'family' }));
    history.replaceState(null, '', '/checkout/gold?who=me');
    await renderCheckout();
    await expect.poll(() => sent[0]?.fields).toMatchObject({ who: 'me', name: 'Ada Example' });
  });

  test('is stored for the visit at every key, without consent', async () => {
    await renderCheckout({ answer: exampleStep('review', { submission_key: 'key-1' }) });
    await page.getByRole('checkbox').first().click();
    const saved = () => sessionStorage.getItem('enrolment') ?? '';
    await expect.poll(saved).toContain('key-1');
    expect(saved()).not.toContain('consent');
  });

  test('and a step sent without scripts win over the stored draft', async () => {
    sessionStorage.setItem('enrolment', JSON.stringify(draft));
    await renderCheckout({ answer: exampleStep('people', { submission_key: 'key-1' }) });
    await expect.element(name).toHaveValue('Ada Example');
    expect(sent).toEqual([]);
  });
});

test('visitors abroad see prices in their currency, and a number they can dial', async () => {
  await renderCheckout({ edition: 'DG' });
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  answerWith = () => Promise.reject(new TypeError('no network'));
  await next.click();
  await expect.element(page.getByRole('link', { name: '+234 700 000 0000' })).toBeVisible();
});
