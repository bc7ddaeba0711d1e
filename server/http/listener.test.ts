import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { rawStatus } from '../../tests/support/raw-status.ts';
import { serve } from '../../tests/support/serve.ts';
import { createListener } from './listener.ts';
import type { PageExchange } from './pages/page-requests.ts';
import type { ResolvedEdition } from './visitor/resolve-edition.ts';

const nigerian: ResolvedEdition = { edition: 'NG', extraHeaders: [] };

/** Answers each request that comes through with the address it was understood as. */
async function startListener(
  visit: () => ResolvedEdition | Promise<ResolvedEdition> = () => nigerian,
) {
  const memory = createMemoryLog();
  const proceed = vi.fn(({ response, url, edition }: PageExchange) => {
    response.end(`${edition} ${url.href}`);
  });
  const listener = createListener({
    origin: 'https://health.example',
    headers: { 'x-content-type-options': 'nosniff' },
    longestAddress: 8192,
    log: memory.log,
    visit,
    proceed,
  });
  const site = await serve(listener);
  onTestFinished(() => site[Symbol.asyncDispose]());
  return { address: site.address, proceed, memory };
}

it.each([
  ['/faqs?q=a%20b', 'https://health.example/faqs?q=a%20b'],
  ['/?q=%', 'https://health.example/?q=%'],
  ['/fa%00qs%0A?q=%00a&x%1F=%7F%', 'https://health.example/faqs?q=a&x=%25'],
  [`/${'a'.repeat(8191)}`, `https://health.example/${'a'.repeat(8191)}`],
])('the address %s is taken on our own origin', async (target, href) => {
  const { address } = await startListener();
  expect((await ask(address, target)).text()).toBe(`NG ${href}`);
});

describe('an address that cannot be read is refused', () => {
  it.each([
    ['another host', '//evil.example/faqs'],
    ['a proxy request', 'http://evil.example/faqs'],
    ['half an encoding', '/%E0%A4%A'],
    ['no UTF-8', '/%FF%FE'],
    ['another host, behind a null byte', '/%00/evil.example/faqs'],
    ['more than 8 kB', `/${'a'.repeat(10_000)}`],
    ['an asterisk', '*'],
  ])('%s', async (_what, target) => {
    const { address, proceed } = await startListener();
    await expect(rawStatus(address, `GET ${target} HTTP/1.1`)).resolves.toBe(400);
    expect(proceed).not.toHaveBeenCalled();
  });

  it('with a problem document', async () => {
    const { address } = await startListener();
    const answer = await ask(address, '//evil.example/');
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(answer.text())).toEqual({
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      detail: 'The address could not be read.',
    });
  });
});

describe('the switch of edition', () => {
  it('keeps the choice and leads to the same page', async () => {
    const { address, proceed } = await startListener();
    const answer = await ask(address, '/faqs?edition=DG&q=card');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/faqs?q=card');
    expect(answer.headers['set-cookie']).toEqual([
      'edition=DG; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(proceed).not.toHaveBeenCalled();
  });

  it('is not made by a browser that only gets ready for the link', async () => {
    const { address, proceed } = await startListener();
    const headers = { 'sec-purpose': 'prefetch' };
    const answer = await ask(address, '/faqs?edition=DG', { headers });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined]);
    expect(proceed).not.toHaveBeenCalled();
    expect((await ask(address, '/faqs', { headers })).status).toBe(200);
  });

  it.each([
    ['an edition nobody knows', '/?edition=UK', 'GET'],
    ['a form that happens to have the name', '/?edition=DG', 'POST'],
  ])('is not %s', async (_what, target, method) => {
    const { address } = await startListener();
    expect((await ask(address, target, { method })).status).toBe(200);
  });
});

describe('a mistake of ours', () => {
  const fail = () => {
    throw new Error('broken');
  };
  it.each([
    ['at once', fail],
    ['later', async () => fail()],
  ])('%s is answered with 500 and logged', async (_when, visit) => {
    const { address, memory } = await startListener(visit);
    const answer = await ask(address, '/');
    expect(answer.status).toBe(500);
    expect(answer.text()).not.toContain('broken');
    expect(memory.messages()).toEqual(['request failed']);
    expect(memory.lines[0]).toContain('broken');
  });

  it('after the answer has begun ends the connection', async () => {
    const { address, proceed, memory } = await startListener();
    proceed.mockImplementation(({ response }) => {
      response.writeHead(200).write('half a page');
      throw new Error('broken');
    });
    await expect(ask(address, '/')).rejects.toThrow(/socket hang up|aborted/);
    expect(memory.messages()).toEqual(['request failed']);
  });
});
