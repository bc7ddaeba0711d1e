import * as v from 'valibot';
import { emailShape } from '#app/kernel/form-rules.ts';
import type { LeadForm } from '#app/leads/lead-kinds.ts';
import { tipsMessages } from './tips-messages.ts';
import { fieldsOfProfile, readAgreedProfile, tipsConsent } from './tips-profile.ts';

/** Names where the address was left; not which tool was used, nor anything entered there. */
const source = 'wellness';

/** The rules of emailShape in the words for tips. */
const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(tipsMessages.empty),
  v.check((text) => v.is(emailShape, text), tipsMessages.refused),
  emailShape,
);

const schema = v.pipe(
  v.object({ email, consent: v.string(), themes: v.string() }),
  v.transform(({ email: address, ...agreed }) => {
    const profile = readAgreedProfile(agreed);
    const more = profile && { ...fieldsOfProfile(profile), consent: tipsConsent };
    return { email: address, source, ...more };
  }),
);

/** The form for tips; what comes without the consent is dropped. */
export const tipsForm: LeadForm = { kind: 'tips', schema };
