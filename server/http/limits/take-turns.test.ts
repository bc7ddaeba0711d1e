import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createLoadShedder, mostAtWork } from './load-shedder.ts';
import { registerTurns } from './take-turns.ts';
import { createTurnAway } from './turn-away.ts';

/** A site that lists whose requests it has worked on, in their order. */
async function openSite() {
  const done: string[] = [];
  const app = Fastify();
  const shedder = createLoadShedder({ delayMs: () => 0, close: () => undefined });
  registerTurns(app, {
    shedder,
    turnAway: createTurnAway(createMetrics(), 'Example Health'),
    addressOf: ({ headers }) => String(headers['x-sender']),
  });
  const service = deferred<string>();
  app.get('/*', (request) => {
    done.push(String(request.headers['x-sender']));
    return request.url === '/slow' ? service.promise : 'fine';
  });
  await app.ready();
  const send = async (sender: string, url = '/') =>
    (await app.inject({ url, headers: { 'x-sender': sender } })).statusCode;
  return { done, send, answerSlow: () => service.resolve('fine') };
}

const times = <Result>(count: number, act: () => Result) => Array.from({ length: count }, act);

it('who asks for one page waits for a few of somebody who asks for many', async () => {
  const { done, send } = await openSite();
  const many = times(30, () => send('192.0.2.1'));
  await send('192.0.2.2');
  expect(done.indexOf('192.0.2.2')).toBeLessThanOrEqual(3);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

it('who waits for a slow service holds up nobody else of the same address', async () => {
  const { send, answerSlow } = await openSite();
  const slow = times(20, () => send('192.0.2.1', '/slow'));
  expect(await send('192.0.2.1')).toBe(200);
  answerSlow();
  expect(new Set(await Promise.all(slow))).toEqual(new Set([200]));
});

it('one sender turns nobody away, and an undeclared proxy is not one', async () => {
  const { send } = await openSite();
  const many = times(mostAtWork + 20, () => send('192.0.2.1'));
  expect(await send('192.0.2.2')).toBe(200);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  const behindProxy = await Promise.all(times(mostAtWork + 20, () => send('10.0.0.1')));
  expect(new Set(behindProxy)).toEqual(new Set([200, 503]));
});
