import { choice } from '#app/kernel/form-data/field-rules.ts';
import type { ConsentId } from './consent-wordings.ts';

/** The box has to be ticked, under a wording that this form shows or has shown lately. */
export function consentTo(...wordings: readonly ConsentId[]) {
  return choice(wordings, 'Tick the box to agree. We can’t save your details without it.');
}
