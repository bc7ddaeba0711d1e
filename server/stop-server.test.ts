import { Agent, get, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { ask } from '../tests/support/ask.ts';
import { held } from '../tests/support/held.ts';
import { serve } from '../tests/support/serve.ts';
import { stopServer } from './stop-server.ts';

/** A server that answers when the test says so. */
async function serveHeld() {
  const arrival = held<ServerResponse>();
  const served = await serve((_request, response) => arrival.resolve(response));
  return { ...served, arrival: arrival.promise };
}

it('answers the running request, then closes a connection that the browser would keep', async () => {
  const { server, address, arrival } = await serveHeld();
  const agent = new Agent({ keepAlive: true });
  const status = new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
  const response = await arrival;
  const stopped = stopServer(server);
  response.end('done');
  await expect(status).resolves.toBe(200);
  await stopped;
  agent.destroy();
});

it('takes no new request', async () => {
  const { server, address } = await serveHeld();
  await stopServer(server);
  await expect(ask(address, '/')).rejects.toThrow('ECONNREFUSED');
});

it('cuts off a request that takes too long', async () => {
  const { server, address, arrival } = await serveHeld();
  const answer = expect(ask(address, '/')).rejects.toThrow('socket hang up');
  await arrival;
  await stopServer(server, 10);
  await answer;
});
