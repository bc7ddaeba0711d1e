import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ask } from '../tests/support/ask.ts';
import { deferred } from '../tests/support/deferred.ts';
import { serve } from '../tests/support/serve.ts';
import { untilRefused } from '../tests/support/until-refused.ts';
import { watchToStop } from './stop-server.ts';

/** More than the system buffers for the server. */
const bigAnswerBytes = 16 * 1024 * 1024;

/** A server that answers when the test says so. */
async function serveOnCue() {
  const arrival = deferred<ServerResponse>();
  const served = await serve((_request, response) => arrival.resolve(response));
  return { ...served, stop: watchToStop(served.server), arrival: arrival.promise };
}

it('answers the running request, then closes a connection that the browser would keep open', async () => {
  const { stop, address, arrival } = await serveOnCue();
  const agent = new Agent({ keepAlive: true });
  const status = new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
  const response = await arrival;
  const stopped = stop();
  response.end('done');
  await expect(status).resolves.toBe(200);
  await stopped;
  agent.destroy();
});

it('sends an answer to its end, however slowly it is read', async () => {
  const { stop, address, arrival } = await serveOnCue();
  const asked = get(address);
  const response = await arrival;
  response.end(Buffer.alloc(bigAnswerBytes));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const stopped = stop();
  // Nothing is read before the server has looked for connections to close.
  await untilRefused(address);
  expect(await buffer(answer)).toHaveLength(bigAnswerBytes);
  await stopped;
});

it('cuts off a request that takes too long', async () => {
  const { stop, address, arrival } = await serveOnCue();
  const answer = expect(ask(address, '/')).rejects.toThrow('socket hang up');
  await arrival;
  await stop(10);
  await answer;
});
