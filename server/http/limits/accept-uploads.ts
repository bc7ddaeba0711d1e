import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPrivateAddress } from '#server/ip-address.ts';
import { senderOf } from './post-limit.ts';

type Refusal = Exclude<Slot['kind'], 'taken'>;

interface UploadOptions {
  /** Of one body. */
  readonly mostBytes: number;
  /** False for what nobody waits for. */
  readonly isExpected: (request: FastifyRequest) => Promise<boolean>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply;
}

/** A body this much larger is read to its end, so that the browser shows the answer. */
const drainedTimes = 16;
/** Up to here it is a form like any other, and takes no slot. */
const formBytes = 64 * 1024;

class RefusedUploadError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`upload refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/**
 * Lets routes take bodies up to a size, so many at once. The route gets no body where nobody waits
 * for it, or where it is larger: that is read and dropped, since a connection that closes during an
 * upload shows no page.
 */
export function acceptUploads(app: FastifyInstance, options: UploadOptions): void {
  const { mostBytes, isExpected, addressOf } = options;
  const slots = createUploadSlots(uploadLimits);

  const ended = new WeakMap<FastifyRequest, Promise<void>>();

  function takeSlot(request: FastifyRequest): void {
    const { raw } = request;
    // Without a length it may become as large as any.
    const bytes = Math.min(Number(raw.headers['content-length'] ?? mostBytes), mostBytes);
    if (bytes <= formBytes) return;
    const address = addressOf(raw);
    const slot = slots.take(isPrivateAddress(address) ? undefined : senderOf(address), bytes);
    if (slot.kind !== 'taken') throw new RefusedUploadError(slot.kind);
    // Until it has been checked, or the visitor has left.
    void ended.get(request)?.then(slot.release);
  }

  app.addHook('onRequest', async (request, reply) => {
    ended.set(request, new Promise((resolve) => reply.raw.once('close', resolve)));
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    // Before the body: Node drops what is not read.
    if (!(await isExpected(request))) return undefined;
    takeSlot(request);
    return readUpload(payload, mostBytes);
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RefusedUploadError) return options.refuse(request, reply, error.refusal);
    throw error;
  });
}

/** @throws Error when it is far too large or the connection closes early */
async function readUpload(
  payload: IncomingMessage,
  mostBytes: number,
): Promise<Buffer | undefined> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= mostBytes) parts.push(part);
    else parts = [];
    if (bytes > mostBytes * drainedTimes) {
      throw Object.assign(new Error('The body is too large.'), { statusCode: 413 });
    }
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts);
}

/** Of one process. A file is kept in memory until it has arrived and been checked. */
const uploadLimits = {
  most: 32,
  mostBytes: 32 * 1024 * 1024,
  mostOfSender: 4,
  mostBytesOfSender: 9 * 1024 * 1024,
};

export type Slot =
  | { readonly kind: 'taken'; readonly release: () => void }
  /** This sender, or all together, have as many under way as they may. */
  | { readonly kind: 'sender-full' | 'all-full' };

/** Bounds the uploads under way in number and bytes, of each sender and in all. */
export function createUploadSlots(limits: typeof uploadLimits) {
  const senders = new Map<string, { count: number; bytes: number }>();
  const all = { count: 0, bytes: 0 };
  return {
    /** @param sender undefined for one whose uploads count only among all */
    take(sender: string | undefined, bytes: number): Slot {
      const own = (sender !== undefined && senders.get(sender)) || { count: 0, bytes: 0 };
      const { mostOfSender, mostBytesOfSender } = limits;
      if (sender !== undefined && isFull(own, bytes, mostOfSender, mostBytesOfSender)) {
        return { kind: 'sender-full' };
      }
      if (isFull(all, bytes, limits.most, limits.mostBytes)) return { kind: 'all-full' };
      if (sender !== undefined) senders.set(sender, own);
      for (const account of [own, all]) {
        account.count += 1;
        account.bytes += bytes;
      }
      return {
        kind: 'taken',
        release() {
          for (const account of [own, all]) {
            account.count -= 1;
            account.bytes -= bytes;
          }
          if (sender !== undefined && own.count === 0) senders.delete(sender);
        },
      };
    },
  };
}

function isFull(
  account: { readonly count: number; readonly bytes: number },
  bytes: number,
  most: number,
  mostBytes: number,
): boolean {
  return account.count + 1 > most || account.bytes + bytes > mostBytes;
}
