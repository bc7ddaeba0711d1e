/** The bytes of a key that is written in base64url. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Whether a browser's subscription was made for this key. */
export function isForKey(subscription: PushSubscription, publicKey: string): boolean {
  const made = subscription.options.applicationServerKey;
  if (!made) return false;
  const wanted = keyBytes(publicKey);
  const bytes = new Uint8Array(made);
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}
