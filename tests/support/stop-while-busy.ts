import { expect } from 'vitest';
import { beginPost } from './begin-post.ts';
import { startFakeService } from './fake-service.ts';
import { deferred } from './deferred.ts';
import { startSiteInGroup } from './start-site.ts';
import { untilRefused } from './until-refused.ts';

interface BusyStop {
  readonly code: number | null;
  /** Of the requests that had begun when the signals came. */
  readonly statuses: readonly number[];
  /** All that the site logged. */
  readonly messages: readonly string[];
}

const path = '/api/subscriptions';
const leadOf = (name: string) => JSON.stringify({ email: `${name}@example.com` });

/**
 * Starts a site as "npm start" does, sends these signals to its whole group while a delivery is
 * under way and four forms are half sent, then finishes them.
 */
export async function stopWhileBusy(signals: readonly NodeJS.Signals[]): Promise<BusyStop> {
  const delivering = deferred<void>();
  await using service = await startFakeService(() => delivering.promise);
  await using site = await startSiteInGroup({ SUBSCRIPTION_URL: service.url });
  const first = await beginPost(site.address, path, leadOf('delivered'));
  expect((await first.finish()).status).toBe(202);
  await expect.poll(() => service.received).not.toHaveLength(0);
  const posts = await Promise.all(
    ['ada', 'bisi', 'chidi', 'dayo'].map((name) => beginPost(site.address, path, leadOf(name))),
  );
  const stopped = site.stopGroup(signals);
  await untilRefused(site.address);
  const answers = await Promise.all(posts.map((post) => post.finish()));
  delivering.resolve();
  const { code, messages } = await stopped;
  return { code, messages, statuses: answers.map(({ status }) => status) };
}
