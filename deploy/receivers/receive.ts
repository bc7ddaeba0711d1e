import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the site's webhook sends (docs/leads.md). */
export interface Lead {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly page: string;
  readonly fields: Readonly<Record<string, string | undefined>>;
}

const mostAgeSeconds = 5 * 60;
const mostRemembered = 10_000;

/**
 * Receives the site's webhook and hands on each lead once. The site repeats what is not answered with
 * 2xx, so a lead whose service fails is answered with 502.
 */
export function receive(secret: string, handOn: (lead: Lead) => Promise<void>): Server {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const handedOn = new Set<string>();

  async function answer(request: IncomingMessage): Promise<number> {
    const { 'webhook-id': id = '', 'webhook-timestamp': time } = request.headers;
    const body = await text(request);
    const signature = createHmac('sha256', key)
      .update(`${String(id)}.${String(time)}.${body}`)
      .digest();
    if (!isSigned(request, signature)) return 401;
    if (handedOn.has(String(id))) return 204;
    await handOn((JSON.parse(body) as { readonly data: Lead }).data);
    if (handedOn.size >= mostRemembered) handedOn.clear();
    handedOn.add(String(id));
    return 204;
  }

  return createServer((request, response) => {
    const failed = (error: unknown) => {
      process.stderr.write(`not handed on: ${String(error)}\n`);
      return 502;
    };
    void answer(request)
      .catch(failed)
      .then((status) => response.writeHead(status).end());
  });
}

function isSigned({ headers }: IncomingMessage, signature: Buffer): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']));
  const given = String(headers['webhook-signature']).split(' ');
  return (
    age <= mostAgeSeconds &&
    given.some((one) => isSame(Buffer.from(one.replace(/^v1,/, ''), 'base64'), signature))
  );
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
