import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPrivateAddress } from '#server/private-address.ts';
import { senderOf } from './post-limit.ts';
import { createUploadSlots, uploadLimits, type Slot } from './upload-slots.ts';

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
    if (bytes > mostBytes * drainedTimes) throw tooLarge();
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts);
}

function tooLarge(): Error {
  return Object.assign(new Error('The body is too large.'), { statusCode: 413 });
}
