import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** A body this much larger is read to its end, so that the browser shows the answer. */
const drainedTimes = 16;

/**
 * Lets routes take bodies up to a size, in bytes. A larger one is read and dropped, since a
 * connection that closes during an upload shows no page; the route then gets no body.
 */
export function acceptUploads(app: FastifyInstance, mostBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
    readUpload(payload, mostBytes),
  );
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
