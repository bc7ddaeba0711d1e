import * as v from 'valibot';
import type { ConsentId } from './consent-wordings.ts';

/** Requires the box ticked, under a current or recent wording. */
export function consentTo(...wordings: readonly ConsentId[]) {
  return v.picklist(wordings, 'Tick the box to agree. We can’t save your details without it.');
}
