import * as v from 'valibot';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { toLatinDigits } from '#app/kernel/numbers.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';

/** A reference has no letters O, I or L: they are a nought or a one, misread. */
function cleanReference(text: string): string {
  const characters = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s#.-]/g, '');
  return characters.replaceAll('O', '0').replace(/[IL]/g, '1');
}

const contact = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty('Enter the email address or phone number you gave'),
  v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
    if (!value.includes('@')) return parsePhone(value) ?? refuse(phoneMessage);
    const email = v.safeParse(emailAddress, value);
    return email.success ? email.output.toLowerCase() : refuse(email.issues[0].message);

    function refuse(message: string): never {
      addIssue({ message });
      return NEVER;
    }
  }),
);

/** The rules for what a visitor says to come back, which give it cleaned. */
export const claimSchema = v.object({
  reference: v.pipe(
    v.string(),
    v.transform(cleanReference),
    v.regex(/^[\dA-F]{8}$/, 'Enter the 8 letters and digits of your reference, like 5E2EBBDD'),
  ),
  contact,
});

/** Reads a typed code; undefined when it has not six digits. */
export function parseCode(text: string): string | undefined {
  const digits = toLatinDigits(text).replace(/\D/g, '');
  return digits.length === 6 ? digits : undefined;
}
