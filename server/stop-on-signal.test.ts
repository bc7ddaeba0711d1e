import { expect, it } from 'vitest';
import { beginPost } from '../tests/support/begin-post.ts';
import { startSiteByNpm } from '../tests/support/start-site.ts';
import { untilRefused } from '../tests/support/until-refused.ts';
import { stopWhileBusy } from '../tests/support/stop-while-busy.ts';

it('twenty signals to the whole group are one stop: what had begun is answered and delivered', async () => {
  const kinds = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  const signals = Array.from({ length: 20 }, (_, at) => kinds[at % kinds.length] ?? 'SIGTERM');
  const { code, statuses, messages } = await stopWhileBusy(signals);
  expect(statuses).toEqual([202, 202, 202, 202]);
  expect(code).toBe(0);
  expect(messages.filter((message) => message === 'stopping')).toHaveLength(1);
  expect(messages).toContain('delivered');
});

it('a signal to npm alone stops the site as well, and what had begun is answered', async () => {
  await using site = await startSiteByNpm();
  const post = await beginPost(site.address, '/api/tips', '{"email":"ada@example.com"}');
  const stopped = site.stop();
  await untilRefused(site.address);
  expect((await post.finish()).status).toBe(202);
  const { code, messages } = await stopped;
  expect(code).toBe(0);
  expect(messages.filter((message) => message === 'stopping')).toHaveLength(1);
});
