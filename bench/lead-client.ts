import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** How a burst of leads went. */
interface Burst {
  readonly leads: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface BurstOptions {
  /** Origins of the sites; clients are shared out among them. */
  readonly origins: readonly string[];
  readonly clients: number;
  /** Ends after so many leads, or after so much time. */
  readonly most?: number;
  readonly forMs?: number;
}

let sequence = 0;

/**
 * Sends leads over kept connections, each lead from another visitor. Speaks to the sockets itself:
 * Node's own client would use more of the processor than the site does.
 */
export async function sendBurst(options: BurstOptions): Promise<Burst> {
  const { origins, clients, most = Number.POSITIVE_INFINITY, forMs = 3_600_000 } = options;
  const times: number[] = [];
  const startedAt = performance.now();
  let left = most;

  async function run(at: number): Promise<void> {
    const { hostname, port } = new URL(origins[at % origins.length] ?? '');
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    while (left > 0 && performance.now() - startedAt < forMs) {
      left -= 1;
      const sentAt = performance.now();
      await sendLead(socket);
      times.push(performance.now() - sentAt);
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: clients }, (_, at) => run(at)));
  const seconds = (performance.now() - startedAt) / 1000;
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { leads: times.length, perSecond: times.length / seconds, p99Ms };
}

function sendLead(socket: Socket): Promise<void> {
  sequence += 1;
  const sender = `10.${(sequence >> 16) & 255}.${(sequence >> 8) & 255}.${sequence & 255}`;
  const body = `{"email":"lead-${sequence}@example.com"}`;
  socket.write(
    `POST /api/subscriptions HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n` +
      `x-forwarded-for: ${sender}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return readAnswer(socket);
}

/** Resolves when a whole 202 has come. */
function readAnswer(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    function read(chunk: Buffer) {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length < end + 4 + length) return;
      settle(text.startsWith('HTTP/1.1 202') ? undefined : new Error(text.slice(0, 200)));
    }
    const cutOff = () => settle(new Error('the site cut a connection off'));
    function settle(error: Error | undefined) {
      socket.off('data', read).off('close', cutOff).off('error', settle);
      if (error) reject(error);
      else resolve();
    }
    socket.on('data', read).on('close', cutOff).on('error', settle);
  });
}
