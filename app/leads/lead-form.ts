import type { FormSchema } from '#app/kernel/parse-form.ts';
import type { LeadKind } from './lead-kinds.ts';

/** A form with which visitors send something, as the server needs to know it. */
export interface LeadForm {
  readonly kind: LeadKind;
  /** Its field `consent`, where it has one, takes the wording's id and version. */
  readonly schema: FormSchema;
}
