import { choice } from '#app/kernel/form-rules.ts';
import type { ConsentId } from './consent-wordings.ts';

/** Requires the box ticked, under a current or recent wording. */
export function consentTo(...wordings: readonly ConsentId[]) {
  return choice(wordings, 'Tick the box to agree. We can’t save your details without it.');
}
