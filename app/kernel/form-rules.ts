import * as v from 'valibot';
import { messageLimits } from './form-answer.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { formatNumber } from './numbers.ts';

/* Rules that forms share. Each cleans its text, and says what to do in words. */

const line = () => v.pipe(v.string(), v.transform(cleanLine));

/** Names have many shapes, so only the length counts. */
export const personName = v.pipe(
  line(),
  v.nonEmpty('Enter your name'),
  v.maxLength(80, 'Shorten your name to 80 characters'),
);

const emailShape = v.pipe(
  line(),
  v.maxLength(254, 'Enter an email address of up to 254 characters'),
  v.rfcEmail('Enter an email address like name@example.com'),
  // No email reaches a domain without a dot: the ending was forgotten.
  v.regex(/\.[^.@]{2,}$/, 'Add the ending of your email address, such as .com or .ng'),
);

export const emailAddress = v.pipe(line(), v.nonEmpty('Enter your email address'), emailShape);

/** A rough check; the server parses the number. */
const phoneShape = v.pipe(
  line(),
  v.maxLength(40, 'Enter one phone number only'),
  v.check(
    (text) => text.replace(/\D/g, '').length >= 7,
    'Enter the whole phone number. If it isn’t Nigerian, start with + and the country code',
  ),
);

export const phoneNumber = v.pipe(line(), v.nonEmpty('Enter your phone number'), phoneShape);

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

export const optionalOrganisation = v.pipe(
  line(),
  v.maxLength(120, 'Shorten the name to 120 characters'),
);

export const message = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.nonEmpty('Write your message'),
  v.minLength(messageLimits.least, 'Tell us a little more, so that the right person can answer'),
  v.maxLength(
    messageLimits.most,
    `Shorten your message to ${formatNumber(messageLimits.most)} characters`,
  ),
);

/** Accepts the value of one of a field's choices. */
export function choice<const Value extends string>(
  choices: readonly { readonly value: Value }[],
  request: string,
) {
  return v.picklist(
    choices.map(({ value }) => value),
    request,
  );
}
