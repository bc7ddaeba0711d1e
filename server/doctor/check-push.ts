import { createECDH } from 'node:crypto';
import type { Settings } from '#server/settings.ts';
import { ok, problem, unused, type Finding } from './finding.ts';

/** Checks that the two VAPID keys belong together. */
export function checkPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): Finding {
  const name = 'Push messages';
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) {
    return unused(name, 'VAPID keys are not set: visitors are not asked for permission');
  }
  const advice = 'Make a new pair. Tokens saved with the old one will stop working.';
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64url'));
    const isPair = pair.getPublicKey().equals(Buffer.from(VAPID_PUBLIC_KEY, 'base64url'));
    return isPair
      ? ok(name, 'the keys belong together')
      : problem(name, 'the keys are not a pair', advice);
  } catch {
    return problem(name, 'the private key is not valid', advice);
  }
}
