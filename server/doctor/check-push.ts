import { createECDH } from 'node:crypto';
import type { Settings } from '#server/settings.ts';
import { ok, problem, unused, type Finding } from './finding.ts';

/** Whether the two keys for push messages belong together. */
export function checkPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): Finding {
  const name = 'Push messages';
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) {
    return unused(name, 'no VAPID keys are set: visitors are not asked');
  }
  const advice = 'Make a new pair; tokens that were saved under the old one are then of no use.';
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64url'));
    const isPair = pair.getPublicKey().equals(Buffer.from(VAPID_PUBLIC_KEY, 'base64url'));
    return isPair
      ? ok(name, 'the keys belong together')
      : problem(name, 'the keys are not a pair', advice);
  } catch {
    return problem(name, 'the private key is none', advice);
  }
}
