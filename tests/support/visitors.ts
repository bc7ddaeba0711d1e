import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';

/** What one visitor met. */
export interface Met {
  readonly pages: number;
  readonly failures: readonly string[];
}

export interface Visitors {
  /** Emails that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Waits until they have sent so many requests. */
  reach(requests: number): Promise<void>;
  stop(): Promise<readonly Met[]>;
}

const paths = [
  '/',
  '/global',
  '/news',
  '/providers?q=eko',
  '/faqs',
  '/insurance-plans',
  '/api/location',
];
const pauseMs = 30;

/**
 * Visitors who read pages and send leads, one request after the other, until told to stop. A lead
 * that fails is sent again, as people do, with the key that its form has.
 */
export function sendVisitors(count: number, address: string): Visitors {
  const acknowledged = new Set<string>();
  const stopping = new AbortController();
  const met = Array.from({ length: count }, () => ({ pages: 0, failures: [] as string[] }));
  const running = Promise.all(
    met.map((mine, at) => visit(at, mine, { address, acknowledged, signal: stopping.signal })),
  );
  const countRequests = () => met.reduce((sum, { pages }) => sum + pages, acknowledged.size);
  return {
    acknowledged,
    async reach(requests) {
      while (countRequests() < requests) await delay(100);
    },
    async stop() {
      stopping.abort();
      await running;
      return met;
    },
  };
}

interface Site {
  readonly address: string;
  readonly acknowledged: Set<string>;
  readonly signal: AbortSignal;
}

async function visit(
  visitor: number,
  met: { pages: number; readonly failures: string[] },
  { address, acknowledged, signal }: Site,
): Promise<void> {
  const { failures } = met;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const sender = `10.${visitor}.${(turn >> 8) & 255}.${turn & 255}`;
    const path = paths[(turn + visitor) % paths.length] ?? '/';
    const failed = await fails(address, path, { headers: { 'x-forwarded-for': sender } });
    met.pages += 1;
    if (failed !== undefined) failures.push(`GET ${path} ${failed}`);
    if (turn % 4 === 0) {
      const email = `visitor-${visitor}-${turn}@example.com`;
      failures.push(...(await sendLead(address, email, sender)));
      acknowledged.add(email);
    }
    await delay(pauseMs);
  }
}

async function sendLead(address: string, email: string, sender: string): Promise<string[]> {
  const failures: string[] = [];
  const lead = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `key-of-${email}`,
      'x-forwarded-for': sender,
    },
    body: JSON.stringify({ email }),
  };
  for (;;) {
    const failed = await fails(address, '/api/subscriptions', lead);
    if (failed === undefined) return failures;
    failures.push(`POST ${failed}`);
    await delay(pauseMs);
  }
}

/** Why a request failed; undefined when it did not. */
async function fails(
  address: string,
  path: string,
  question: Parameters<typeof ask>[2],
): Promise<string | undefined> {
  try {
    const { status } = await ask(address, path, question);
    return status < 400 ? undefined : String(status);
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
