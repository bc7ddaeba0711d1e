import * as v from 'valibot';
import { cleanLine, cleanText } from './clean-text.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { messageLimits } from './message-limits.ts';

/* Rules that forms share. Each cleans its text, and says what to do in words. */

const line = () => v.pipe(v.string(), v.transform(cleanLine));

/** Somebody's name, of whatever shape names have. */
export const personName = v.pipe(
  line(),
  v.nonEmpty('Please enter your name'),
  v.maxLength(80, 'Please shorten your name to 80 characters'),
);

const emailShape = v.pipe(
  line(),
  v.maxLength(254, 'This email address is too long'),
  v.rfcEmail('Please enter an email address like name@example.com'),
  // Nobody is reached at a domain without a dot: the end was forgotten.
  v.regex(/\.[^.@]{2,}$/, 'This email address has no ending, such as .com or .ng'),
);

/** An email address that the form cannot do without. */
export const emailAddress = v.pipe(
  line(),
  v.nonEmpty('Please enter your email address'),
  emailShape,
);

/** A phone number at a first look; the server reads it closely. */
const phoneShape = v.pipe(
  line(),
  v.maxLength(40, 'Please enter one phone number only'),
  v.check(
    (text) => text.replace(/\D/g, '').length >= 7,
    'Please enter the whole phone number, from outside Nigeria with + and the country code',
  ),
);

/** A phone number that the form cannot do without. */
export const phoneNumber = v.pipe(line(), v.nonEmpty('Please enter your phone number'), phoneShape);

/** Nothing, or what the rule takes. */
function orEmpty(rule: v.GenericSchema<string, string>) {
  return v.pipe(
    line(),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return '';
      const result = v.safeParse(rule, dataset.value);
      if (result.success) return result.output;
      addIssue({ message: result.issues[0].message });
      return NEVER;
    }),
  );
}

export const optionalEmail = orEmpty(emailShape);
export const optionalPhone = orEmpty(phoneShape);

/** What a company or an association is called, where there is one. */
export const optionalOrganisation = v.pipe(
  line(),
  v.maxLength(120, 'Please shorten the name to 120 characters'),
);

/** What somebody wants to say, over several lines. */
export const message = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.nonEmpty('Please write what it is about'),
  v.minLength(
    messageLimits.least,
    'Please write a little more, so that the right person can answer',
  ),
  v.maxLength(
    messageLimits.most,
    `Please shorten your message to ${formatNumber(messageLimits.most)} characters`,
  ),
);

/** One of the values that the form offers. */
export function choice<const Values extends readonly string[]>(values: Values, request: string) {
  return v.picklist(values, request);
}
