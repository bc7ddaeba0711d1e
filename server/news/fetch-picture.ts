import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from '#server/ip-address.ts';
import { readBody } from '#server/read-body.ts';

interface Fetching {
  /** Of the source that the operator has set, which may be inside our network. */
  readonly ownOrigin: string | undefined;
  readonly timeoutMs: number;
}

const mostBytes = 8 * 1024 * 1024;
const headers = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
  // Some sites refuse programs that do not name themselves.
  'user-agent': 'node',
};

/** Fetches a picture. @throws when it is none, inside our network, too large or too slow */
export async function fetchPicture(address: string, fetching: Fetching): Promise<Buffer> {
  const response = await request(new URL(address), fetching);
  // A redirect is not followed: it could lead into our network.
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`status ${response.statusCode}`);
  }
  const body = await readBody(response, mostBytes);
  if (findImageType(body) === undefined) throw new Error('not a picture');
  return body;
}

function request(url: URL, { ownOrigin, timeoutMs }: Fetching): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const way = url.origin === ownOrigin ? {} : { agent: publicAgent };
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, ...way }, resolve).on('error', reject);
  });
}

/** Fails for a name that leads inside our network, whatever it led to when it was checked before. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.every(({ address }) => !isPrivateAddress(address))) return callback(null, found);
    return callback(new Error(`${hostname} leads inside our network`), []);
  });
};

const publicAgent = new https.Agent({ keepAlive: true, lookup: lookupPublic });

/** Magic bytes, in hexadecimal. */
const signatures: readonly (readonly [type: string, signature: RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/avif', /^.{8}667479706176(6966|6973)/],
];

/** Detects a raster picture by its first bytes; undefined for others: SVG may contain scripts. */
export function findImageType(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('hex');
  return signatures.find(([, signature]) => signature.test(start))?.[0];
}
