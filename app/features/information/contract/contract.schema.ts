import * as v from 'valibot';
import { calendarDay, described, line } from '#app/kernel/schema/content-fields.ts';
import { informationSchema } from '../information.schema.ts';

/** Front matter of `content/contract.md`: that of a page of prose, and which contract it is. */
export const contractSchema = v.strictObject({
  version: described(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}(-\d+)?$/, 'must be a year and a month such as 2026-11, or 2026-11-2'),
    ),
    'Change it with every sentence of the contract: an order keeps the version that was accepted.',
  ),
  validFrom: described(
    calendarDay('must be a day like 2026-11-25'),
    'The first day of this version.',
  ),
  note: described(line, 'Says how far the text is agreed, wherever the contract is shown.'),
  ...informationSchema.entries,
});

export type ContractSource = v.InferOutput<typeof contractSchema>;
