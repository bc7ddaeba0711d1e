import * as v from 'valibot';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { toLatinDigits } from '#app/kernel/numbers.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';

/** Longer than a reference with anything that people type around it. */
const longestReference = 40;

/** A reference has no letters O, I or L: they are a nought or a one, misread. */
function cleanReference(text: string): string {
  const characters = toLatinDigits(cleanLine(text, longestReference))
    .toUpperCase()
    .replace(/[\s#.-]/g, '');
  return characters.replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** The rules for what a visitor says to come back, which give it cleaned. */
const claimSchema = v.object({
  reference: v.pipe(
    v.string(),
    v.transform(cleanReference),
    v.regex(/^[\dA-F]{8}$/, 'Enter the 8 letters and digits of your reference, like 5E2EBBDD'),
  ),
  email: v.pipe(
    emailAddress,
    v.transform((email) => email.toLowerCase()),
  ),
});

/** The form that asks for an order's link. @param nowMs when it is sent */
export function returnFormAt(nowMs: number): LeadForm {
  // Sent again within ten minutes, it asks for another mail: it is no repeat of the same form.
  const asked = new Date(nowMs).toISOString();
  const schema = v.pipe(
    claimSchema,
    v.transform((claim) => ({ ...claim, asked })),
  );
  return { kind: 'order-link', schema };
}
