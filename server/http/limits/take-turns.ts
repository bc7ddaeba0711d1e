import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPrivateAddress } from '#server/ip-address.ts';
import { mostAtWork, type LoadShedder } from './load-shedder.ts';
import { senderOf } from './post-limit.ts';
import type { TurnAway } from './turn-away.ts';
import { setImmediate } from 'node:timers/promises';

interface TurnOptions {
  readonly shedder: LoadShedder;
  readonly turnAway: TurnAway;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Cost of routes that are served neither from memory nor from a file; others cost nothing. */
const costs: Readonly<Record<string, number>> = {
  '/*': 1,
  '/api/providers': 1,
  '/api/suggestions': 1,
  // From memory, but up to megabytes of it.
  '/providers.json': 1,
  '/contract.pdf': 10,
  '/quote.pdf': 10,
  '/receipt.pdf': 10,
  '/posts/:slug/picture.png': 10,
};
const costly = 10;
const retryAfterSeconds = 2;
/**
 * Turns of the event loop between two pieces of work. In one turn Node.js accepts one connection and
 * takes every other step of what it has begun, so with a single turn a visitor would wait for a piece
 * of somebody else's at each step. A turn in which nothing has arrived takes microseconds.
 */
const turnsBetween = 8;

/**
 * Lets requests that cost something take turns and, under overload, refuses them. What turns are worth
 * in `tests/faults/attacked.test.ts`: docs/reliability.md, "Load".
 */
export function registerTurns(app: FastifyInstance, options: TurnOptions): void {
  const { shedder, turnAway, addressOf } = options;
  const queue = createFairQueue(mostAtWork);

  /** An undeclared proxy on the private network must not count as one visitor. */
  function queuerOf({ raw }: FastifyRequest): string | symbol {
    const address = addressOf(raw);
    return isPrivateAddress(address) ? Symbol(address) : senderOf(address);
  }

  // After the body has arrived: a slow upload must not occupy a slot.
  app.addHook('preHandler', async (request, reply: FastifyReply) => {
    const cost = costOf(request);
    if (cost === 0) return undefined;
    const hasTurn = await queue.wait(queuerOf(request));
    // Nobody waits for the answer any more.
    if (reply.raw.closed) return reply.hijack();
    const release = hasTurn ? shedder.admit(cost >= costly) : undefined;
    if (!release) return turnAway(request, reply, retryAfterSeconds);
    reply.raw.once('close', release);
    return undefined;
  });
}

/** What a request costs; 0 where it does not count. */
export function costOf({ method, routeOptions }: FastifyRequest): number {
  return method === 'POST' ? 1 : (costs[routeOptions.url ?? ''] ?? 0);
}

/**
 * Begins one piece of work after the other, of one sender after the other: whoever sends one waits for
 * one of each, not for all that somebody else has sent, and between two pieces all that has arrived
 * meanwhile gets a look in.
 * @param most senders that wait at once
 */
function createFairQueue(most: number) {
  const lines = new Map<string | symbol, (() => void)[]>();
  let isMoving = false;

  async function move(): Promise<void> {
    isMoving = true;
    for (;;) {
      const [next] = lines;
      if (!next) break;
      const [sender, line] = next;
      lines.delete(sender);
      line.shift()?.();
      if (line.length > 0) lines.set(sender, line);
      for (let turn = 0; turn < turnsBetween; turn += 1) await setImmediate();
    }
    isMoving = false;
  }

  return {
    /** Resolves at the sender's next turn: true, or at once false when too many others wait. */
    async wait(sender: string | symbol): Promise<boolean> {
      const line = lines.get(sender) ?? [];
      if (!lines.has(sender) && lines.size >= most) return false;
      lines.set(sender, line);
      const turn = new Promise<void>((begin) => line.push(begin));
      if (!isMoving) void move();
      await turn;
      return true;
    },
  };
}
