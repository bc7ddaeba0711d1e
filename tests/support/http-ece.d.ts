declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  interface Parameters {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** base64url */
    readonly authSecret: string;
  }
  /** Reads an encrypted message of RFC 8188. */
  export function decrypt(body: Buffer, parameters: Parameters): Buffer;
}
