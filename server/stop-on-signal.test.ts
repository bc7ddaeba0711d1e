import { expect, it } from 'vitest';
import { beginPost } from '../tests/support/begin-post.ts';
import { startSiteByNpm } from '../tests/support/start-site.ts';
import { untilRefused } from '../tests/support/until-refused.ts';

// Signals to the whole group: tests/faults/group-stops.test.ts.
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
