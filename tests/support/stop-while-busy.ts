import { expect, vi } from 'vitest';
import { ask } from './ask.ts';
import { beginPost } from './begin-post.ts';
import { startFakeService } from './fake-service.ts';
import { held } from './held.ts';
import { startSiteInGroup } from './start-site.ts';

interface BusyStop {
  readonly code: number | null;
  /** Of the requests that had begun when the signals came. */
  readonly statuses: readonly number[];
  /** All that the site logged. */
  readonly messages: readonly string[];
}

const path = '/api/subscriptions';
const leadOf = (name: string) => JSON.stringify({ email: `${name}@example.com` });
const longestWaitMs = 60_000;

/**
 * Starts a site as "npm start" does, sends these signals to its whole group while a delivery is
 * under way and four forms are half sent, then finishes them.
 */
export async function stopWhileBusy(signals: readonly NodeJS.Signals[]): Promise<BusyStop> {
  const delivering = held<void>();
  await using service = await startFakeService(() => delivering.promise);
  await using site = await startSiteInGroup({ SUBSCRIPTION_URL: service.url });
  const first = await beginPost(site.address, path, leadOf('delivered'));
  expect((await first.finish()).status).toBe(202);
  await vi.waitUntil(() => service.received.length > 0, longestWaitMs);
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

/** The signals have arrived: nobody new is let in. */
function untilRefused(address: string): Promise<void> {
  return vi.waitFor(() => expect(ask(address, '/healthz')).rejects.toThrow('ECONNREFUSED'), {
    timeout: longestWaitMs,
  });
}
