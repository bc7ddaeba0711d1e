import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { serve } from './serve.ts';

/** A message that arrived at a browser, read with that browser's own keys. */
interface Received {
  readonly browser: string;
  readonly message: unknown;
  readonly topic: string | undefined;
  /** What the signature vouches for. */
  readonly claims: Readonly<Record<string, unknown>>;
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: string;
}

interface FakePushService extends AsyncDisposable {
  readonly host: string;
  readonly received: readonly Received[];
  /** A browser signs up: its token, as it would be saved. */
  readonly subscribe: (browser: string) => string;
  /** From now on answers for a browser by these statuses, one after the other, then 201. */
  readonly answer: (browser: string, ...statuses: number[]) => void;
  /** Called before each answer. */
  onRequest: (browser: string) => void | Promise<void>;
}

/** A push service that checks signatures and lets its browsers decrypt what comes. */
export async function startFakePushService(vapidPublicKey: string): Promise<FakePushService> {
  const browsers = new Map<string, Browser>();
  const statuses = new Map<string, number[]>();
  const received: Received[] = [];

  async function take(request: IncomingMessage): Promise<number> {
    const name = (request.url ?? '').slice(1);
    const browser = browsers.get(name);
    if (!browser) return 404;
    const body = await buffer(request);
    const claims = readSignature(request.headers.authorization ?? '', vapidPublicKey);
    await service.onRequest(name);
    const status = statuses.get(name)?.shift() ?? 201;
    if (status !== 201) return status;
    const message: unknown = JSON.parse(
      decrypt(body, {
        version: 'aes128gcm',
        privateKey: browser.ecdh,
        authSecret: browser.auth,
      }).toString(),
    );
    const { topic } = request.headers;
    received.push({
      browser: name,
      message,
      claims,
      topic: topic === undefined ? topic : String(topic),
    });
    return 201;
  }

  const served = await serve((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  const service: FakePushService = {
    host: new URL(served.address).host,
    received,
    onRequest: () => undefined,
    subscribe(name) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      browsers.set(name, { ecdh, auth });
      return JSON.stringify({ endpoint: `${served.address}/${name}`, keys: { p256dh, auth } });
    },
    answer: (name, ...next) => statuses.set(name, next),
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
  return service;
}

/** Checks the signature of RFC 8292 against the site's public key. @throws when it is wrong */
function readSignature(header: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTrue) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
