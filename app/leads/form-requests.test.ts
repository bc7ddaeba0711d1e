import { describe, expect, it } from 'vitest';
import { findSentReference } from '#app/kernel/form-answer.ts';
import { answerForm, readSentFile, readSentForm, sendingPage } from './form-requests.server.ts';

function request(headers: Record<string, string> = {}, body = 'name=Ada'): Request {
  return new Request('https://health.example/contact?form=call-back', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
}

/** Status of the response that was thrown instead of an answer. */
async function thrownBy(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (thrown) {
    return thrown;
  }
}

describe('a form that arrives', () => {
  it('is read', async () => {
    expect((await readSentForm(request())).get('name')).toBe('Ada');
  });

  it('has no fields where the server did not read it', async () => {
    const unread = (headers: Record<string, string>) =>
      readSentFile(new Request('https://health.example/', { method: 'POST', headers }));
    expect(await unread({ 'content-length': '3000000' })).toBeUndefined();
    expect(await unread({ 'transfer-encoding': 'chunked' })).toBeUndefined();
  });

  it.each([
    ['https://health.example/plans?x=1#y', '/plans'],
    ['', '/contact'],
    ['no address', '/contact'],
  ])('from a browser that names %j as the page counts as sent from %s', (referer, page) => {
    expect(sendingPage(request({ referer }))).toBe(page);
  });
});

describe('the answer to a form', () => {
  const saved = { kind: 'saved', reference: 'AB12CD34' } as const;

  it('leads a browser without scripts on, so that reloading sends nothing twice', async () => {
    const redirect = await thrownBy(() => answerForm(request(), saved, '/contact?form=call-back'));
    expect(redirect).toBeInstanceOf(Response);
    expect((redirect as Response).status).toBe(303);
    expect((redirect as Response).headers.get('location')).toBe(
      '/contact?form=call-back&sent=AB12CD34',
    );
  });

  it.each([
    [{ kind: 'invalid', errors: {}, values: {} }, 422],
    [{ kind: 'too-many', retryAfterSeconds: 9, values: {} }, 429],
    [{ kind: 'unavailable', values: {} }, 503],
  ] as const)('%j has the status %i', (answer, status) => {
    expect(answerForm(request(), answer, '/contact')).toMatchObject({ init: { status } });
  });
});

it.each([
  ['?sent=AB12CD34', 'AB12CD34'],
  ['?sent=%3Cb%3Ehello', undefined],
  ['?sent=AB12CD345', undefined],
  ['', undefined],
])('a thank-you page at %s has the reference %s', (query, reference) => {
  expect(findSentReference(new URL(`https://health.example/contact${query}`))).toBe(reference);
});
