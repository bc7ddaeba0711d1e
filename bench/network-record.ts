import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export type TransferKind = 'page' | 'script' | 'style' | 'picture' | 'font' | 'film' | 'other';

/** One request of a page, with what came back so far. */
export interface Transfer {
  readonly url: string;
  readonly kind: TransferKind;
  /** Compressed, without the headers. */
  readonly bodyBytes: number;
  /** Everything that came over the wire. */
  readonly wireBytes: number;
}

/** Everything a page asks for while it is being watched. */
export interface NetworkRecord {
  transfers(): readonly Transfer[];
  /** Waits until nothing has been on its way for two seconds. */
  untilQuiet(): Promise<void>;
}

const quietMs = 2000;
/** The page may put its scripts off for three seconds after the load event. */
const leastWatchMs = 4000;
const longestWatchMs = 60_000;

interface Entry extends Transfer {
  headerBytes: number;
  bodyBytes: number;
  wireBytes: number;
}

/** Listens to a page's network from now on. */
export async function recordNetwork(session: CDPSession): Promise<NetworkRecord> {
  const entries = new Map<string, Entry>();
  const underway = new Set<string>();
  let lastActivity = performance.now();

  const end = (requestId: string) => {
    underway.delete(requestId);
    lastActivity = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, ...event }) => {
    if (!request.url.startsWith('http')) return;
    const kind = kindOf(type, new URL(request.url).pathname);
    const wireBytes = event.redirectResponse?.encodedDataLength ?? 0;
    const sizes = { headerBytes: 0, bodyBytes: 0, wireBytes };
    entries.set(requestId, { url: request.url, kind, ...sizes });
    underway.add(requestId);
    lastActivity = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = entries.get(requestId);
    if (entry) entry.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = entries.get(requestId);
    if (entry) {
      entry.wireBytes += encodedDataLength;
      entry.bodyBytes = encodedDataLength - entry.headerBytes;
    }
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');

  return {
    transfers: () => [...entries.values()],
    async untilQuiet() {
      const startedAt = performance.now();
      for (;;) {
        await delay(100);
        const now = performance.now();
        const isQuiet = underway.size === 0 && now - lastActivity >= quietMs;
        if (isQuiet && now - startedAt >= leastWatchMs) return;
        if (now - startedAt >= longestWatchMs) throw new Error('the network never becomes quiet');
      }
    },
  };
}

const kinds: Readonly<Record<string, TransferKind>> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'picture',
  Font: 'font',
  Media: 'film',
};

/** By what the browser wants it for; scripts that are fetched ahead of time are scripts too. */
function kindOf(type: string | undefined, path: string): TransferKind {
  return path.endsWith('.js') ? 'script' : (kinds[type ?? ''] ?? 'other');
}
