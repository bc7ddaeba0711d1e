import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  answerWith,
  neverAnswer,
  startFakeGeolocation,
} from '../../../tests/support/fake-geolocation.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { createCircuitBreaker, createGeolocation } from './geolocation.ts';

const address = '203.0.113.7';
const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const failureMessages = ['Error fetching location:', 'getLocation failed:'];

/** A client of a service at this address, with a clock that the test moves. */
function createClient(url: string, timeoutMs = 20_000) {
  const memory = createMemoryLog();
  const clock = { nowMs: 1 };
  const geolocation = createGeolocation({
    url,
    token: 'top-secret',
    log: memory.log,
    now: () => clock.nowMs,
    timeoutMs,
  });
  return { geolocation, memory, clock };
}

describe('a good answer', () => {
  it('is the country, asked for by address and token', async () => {
    await using service = await startFakeGeolocation(answerWith('{"country":"GB","city":"York"}'));
    const { geolocation, memory } = createClient(service.url);
    await expect(geolocation.findCountry(address)).resolves.toBe('GB');
    expect(service.asked).toEqual(['/203.0.113.7/json?token=top-secret']);
    expect(memory.lines).toEqual([]);
  });

  it('may come in small letters, from an address with a path, without a token', async () => {
    await using service = await startFakeGeolocation(answerWith('{"country":"ng"}'));
    const { log } = createMemoryLog();
    const geolocation = createGeolocation({ url: `${service.url}/geo`, token: undefined, log });
    await expect(geolocation.findCountry('2001:db8::1')).resolves.toBe('NG');
    expect(service.asked).toEqual(['/geo/2001:db8::1/json']);
  });

  it('is cached for a day, of its one address', async () => {
    await using service = await startFakeGeolocation(answerWith('{"country":"GB"}'));
    const { geolocation, clock } = createClient(service.url);
    await geolocation.findCountry(address);
    clock.nowMs += dayMs;
    await geolocation.findCountry(address);
    expect(service.asked).toHaveLength(1);
    service.answer = answerWith('{"country":"NG"}');
    await expect(geolocation.findCountry('203.0.113.8')).resolves.toBe('NG');
    await expect(geolocation.findCountry(address)).resolves.toBe('GB');
    clock.nowMs += 1;
    await expect(geolocation.findCountry(address)).resolves.toBe('NG');
    expect(service.asked).toHaveLength(3);
  });
});

it('asks once for simultaneous questions about one address', async () => {
  await using service = await startFakeGeolocation(answerWith('{"country":"GB"}'));
  const { geolocation } = createClient(service.url);
  const questions = Array.from({ length: 20 }, () => geolocation.findCountry(address));
  await expect(Promise.all(questions)).resolves.toEqual(Array(20).fill('GB'));
  expect(service.asked).toHaveLength(1);
});

describe('no country, and the log says so once', () => {
  it.each([
    ['answers HTML', answerWith('<!doctype html><title>Sign in</title>', 'text/html')],
    ['knows no country', answerWith('{"country":""}')],
    ['answers a name for the country', answerWith('{"country":"Nigeria"}')],
    ['refuses', answerWith('{"country":"GB"}', 'application/json', 429)],
    ['is slower than the time-out', neverAnswer, 20],
    [
      'does not end its answer',
      (response: ServerResponse) => void response.writeHead(200).write('{"country"'),
      100,
    ],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('when the service %s', async (_how, answer, timeoutMs?: number) => {
    await using service = await startFakeGeolocation(answer);
    const { geolocation, memory } = createClient(service.url, timeoutMs);
    await expect(geolocation.findCountry(address)).resolves.toBeUndefined();
    await geolocation.findCountry(address);
    expect(memory.messages()).toEqual(failureMessages);
    expect(memory.lines.join('')).not.toContain('top-secret');
  });

  it('when the service leads elsewhere, where the token is not sent', async () => {
    await using elsewhere = await startFakeGeolocation(answerWith('{"country":"GB"}'));
    await using service = await startFakeGeolocation((response) =>
      response.writeHead(302, { location: `${elsewhere.url}/?token=top-secret` }).end(),
    );
    const { geolocation, memory } = createClient(service.url);
    await expect(geolocation.findCountry(address)).resolves.toBeUndefined();
    expect(elsewhere.asked).toEqual([]);
    expect(memory.messages()).toEqual(failureMessages);
    expect(memory.lines.join('')).not.toContain('top-secret');
  });

  it('after a second, unless told otherwise', async () => {
    const waits = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('too slow', 'TimeoutError')));
    onTestFinished(() => waits.mockRestore());
    const { log, messages } = createMemoryLog();
    const geolocation = createGeolocation({ url: 'http://127.0.0.1:9', token: undefined, log });
    await expect(geolocation.findCountry(address)).resolves.toBeUndefined();
    expect(waits.mock.calls).toEqual([[1000]]);
    expect(messages()).toEqual(failureMessages);
  });
});

it('leaves a service that failed alone for a minute, then asks again', async () => {
  await using service = await startFakeGeolocation(answerWith('', 'text/plain', 503));
  const { geolocation, clock } = createClient(service.url);
  await geolocation.findCountry(address);
  service.answer = answerWith('{"country":"GB"}');
  clock.nowMs += minuteMs;
  await expect(geolocation.findCountry(address)).resolves.toBeUndefined();
  clock.nowMs += 1;
  await expect(geolocation.findCountry(address)).resolves.toBe('GB');
  expect(service.asked).toHaveLength(2);
});

describe('a circuit breaker', () => {
  function breaker() {
    const clock = { nowMs: 0 };
    return { clock, ...createCircuitBreaker(() => clock.nowMs) };
  }

  it('leaves a service alone after failures in a row, and says so once', () => {
    const { mayTry, failed } = breaker();
    expect([failed(), failed(), failed(), failed()]).toEqual([false, false, false, false]);
    expect(mayTry()).toBe(true);
    expect([failed(), failed()]).toEqual([true, false]);
    expect(mayTry()).toBe(false);
  });

  it('lets one call through now and then, and closes once it succeeds', () => {
    const { clock, mayTry, failed, succeeded } = breaker();
    for (let at = 0; at < 5; at += 1) failed();
    clock.nowMs = 30_000;
    expect([mayTry(), mayTry()]).toEqual([true, false]);
    failed();
    clock.nowMs = 60_000;
    expect(mayTry()).toBe(true);
    succeeded();
    expect([mayTry(), mayTry()]).toEqual([true, true]);
  });

  it('forgives failures between good answers', () => {
    const { mayTry, failed, succeeded } = breaker();
    for (let at = 0; at < 10; at += 1) {
      failed();
      failed();
      succeeded();
    }
    expect(mayTry()).toBe(true);
  });
});
