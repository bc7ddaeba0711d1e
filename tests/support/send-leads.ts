import { ask } from './ask.ts';

interface Senders {
  /** Emails of the leads that a site acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** When each of them was, in milliseconds since 1970. */
  readonly acknowledgedAtMs: ReadonlyMap<string, number>;
  /** Statuses of answers, with how often each came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What the visitor was told with a 503. */
  readonly refusals: ReadonlySet<string>;
  stop(): Promise<void>;
}

let sequence = 0;
let attempts = 0;

/**
 * Sends leads without a pause until told to stop, each client one after the other, each time from a
 * new address. What is not acknowledged is sent again with the same key, as browsers do.
 * @param addressOf where to send; asked each time, so that sites may come and go
 */
export function sendLeads(clients: number, addressOf: (client: number) => string): Senders {
  const acknowledged = new Set<string>();
  const acknowledgedAtMs = new Map<string, number>();
  const statuses = new Map<number, number>();
  const refusals = new Set<string>();
  const stopping = new AbortController();

  async function sendOne(client: number): Promise<void> {
    sequence += 1;
    const email = `lead-${sequence}@example.com`;
    while (!stopping.signal.aborted) {
      const { status, detail } = await post(addressOf(client), email);
      if (status === 503) refusals.add(detail);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 202) {
        acknowledged.add(email);
        acknowledgedAtMs.set(email, Date.now());
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function run(client: number): Promise<void> {
    while (!stopping.signal.aborted) await sendOne(client);
  }

  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return {
    acknowledged,
    acknowledgedAtMs,
    statuses,
    refusals,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

interface Answered {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly detail: string;
}

async function post(address: string, email: string): Promise<Answered> {
  attempts += 1;
  const sender = `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`;
  try {
    const answer = await ask(address, '/api/subscriptions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-of-${email}`,
        'x-forwarded-for': sender,
      },
      body: JSON.stringify({ email }),
    });
    const { detail = '' } = JSON.parse(answer.text()) as { detail?: string };
    return { status: answer.status, detail };
  } catch {
    return { status: 0, detail: '' };
  }
}
