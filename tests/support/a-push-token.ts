import { createECDH, randomBytes } from 'node:crypto';

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

/** What a browser sends when it has subscribed to push messages at its maker's service. */
export function aPushToken(name: string, changes: object = {}): string {
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${name}`;
  return JSON.stringify({ endpoint, expirationTime: null, keys, ...changes });
}
