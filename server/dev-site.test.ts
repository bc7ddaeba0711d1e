import { expect, it } from 'vitest';
import { ask } from '../tests/support/ask.ts';
import { deferred } from '../tests/support/deferred.ts';
import { serve } from '../tests/support/serve.ts';
import { createDevSite } from './dev-site.ts';

/** A development server whose code is a word, which it answers; a test may hold an answer back. */
async function setUp() {
  const events: string[] = [];
  const waiting = deferred<void>();
  const arrival = deferred<void>();
  let code = { word: 'first', isBroken: false };
  const site = createDevSite({
    load: () => Promise.resolve(code),
    async open({ word, isBroken }) {
      if (isBroken) throw new Error(`${word} is broken`);
      events.push(`opened ${word}`);
      return {
        listener(request, response) {
          const isSlow = request.url === '/slow';
          if (isSlow) arrival.resolve();
          const answered = isSlow ? waiting.promise : Promise.resolve();
          void answered.then(() => response.end(word));
        },
        close: () => Promise.resolve(void events.push(`closed ${word}`)),
      };
    },
  });
  const served = await serve((request, response) => {
    site.answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  return {
    events,
    site,
    served,
    slowArrival: arrival.promise,
    answerSlow: () => waiting.resolve(),
    change: (word: string, isBroken = false) => void (code = { word, isBroken }),
    read: async (path = '/') => (await ask(served.address, path)).text(),
  };
}

it('many requests share one site, even those that come before it is open', async () => {
  const { events, served, read } = await setUp();
  await using _ = served;
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(new Set(answers)).toEqual(new Set(['first']));
  expect(events).toEqual(['opened first']);
});

it('shows changed code at the next request, and closes the old once it has answered', async () => {
  const { events, served, read, change, slowArrival, answerSlow } = await setUp();
  await using _ = served;
  expect(await read()).toBe('first');
  const slow = read('/slow');
  await slowArrival;
  change('second');
  expect(await read()).toBe('second');
  expect(events).toEqual(['opened first', 'opened second']);
  answerSlow();
  expect(await slow).toBe('first');
  await expect.poll(() => events).toContain('closed first');
});

it('says why code cannot be opened, and goes on once it can', async () => {
  const { events, served, site, read, change } = await setUp();
  await using _ = served;
  change('second', true);
  expect(await read()).toBe('Error: second is broken');
  change('third');
  expect(await read()).toBe('third');
  await site.close();
  expect(events).toEqual(['opened third', 'closed third']);
});
