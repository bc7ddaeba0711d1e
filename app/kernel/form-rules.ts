import * as v from 'valibot';
import { messageLimits } from './form-answer.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { formatNumber } from './numbers.ts';
import { issuePath } from './schema/content-fields.ts';

/* Rules that forms share. Each cleans its text, and says what to do in words. */

function cleaned(clean: typeof cleanText, most: number, tooLong: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => clean(text, most)),
    v.maxLength(most, tooLong),
  );
}

/** A text of one line. @param tooLong what to do about one of more than `most` characters */
export function line(most: number, tooLong: string) {
  return cleaned(cleanLine, most, tooLong);
}

/** A text of one or more lines. @param tooLong what to do about one of more than `most` characters */
export function lines(most: number, tooLong: string) {
  return cleaned(cleanText, most, tooLong);
}

/** Names have many shapes, so only the length counts. */
export const personName = v.pipe(
  line(80, 'Shorten your name to 80 characters'),
  v.nonEmpty('Enter your name'),
);

const emailLine = v.pipe(
  line(254, 'Enter an email address of up to 254 characters'),
  // Keyboards that finish words add a space, and those that finish sentences a full stop.
  v.transform((text) => text.replaceAll(' ', '').replace(/\.$/, '')),
);
/** An address that a mail can reach. */
export const emailShape = v.pipe(
  emailLine,
  v.rfcEmail('Enter an email address like name@example.com'),
  // No email reaches a domain without a dot: the ending was forgotten.
  v.regex(/\.[^.@]{2,}$/, 'Add the ending of your email address, such as .com or .ng'),
);

export const emailAddress = v.pipe(emailLine, v.nonEmpty('Enter your email address'), emailShape);

const phoneLine = line(40, 'Enter one phone number only');
/** A rough check; the server parses the number. */
const phoneShape = v.pipe(
  phoneLine,
  v.check(
    (text) => text.replace(/\D/g, '').length >= 7,
    'Enter the whole phone number. If it isn’t Nigerian, start with + and the country code',
  ),
);

export const phoneNumber = v.pipe(phoneLine, v.nonEmpty('Enter your phone number'), phoneShape);

function orEmpty(text: v.GenericSchema<string, string>, rule: v.GenericSchema<string, string>) {
  return v.pipe(
    text,
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return '';
      const result = v.safeParse(rule, dataset.value);
      if (result.success) return result.output;
      addIssue({ message: result.issues[0].message });
      return NEVER;
    }),
  );
}

export const optionalEmail = orEmpty(emailLine, emailShape);
export const optionalPhone = orEmpty(phoneLine, phoneShape);

interface Reach {
  readonly email: string;
  readonly phone: string;
}

/** Requires one of an optional email address and phone number, even where other fields are wrong. */
export function emailOrPhone<Sent extends Reach>(
  request = 'Enter an email address or phone number so we can answer',
) {
  return v.rawCheck<Sent>(({ dataset, addIssue }) => {
    const { email, phone } = dataset.value as Reach;
    if (email !== '' || phone !== '') return;
    addIssue({ message: request, path: issuePath(dataset.value, 'email') });
  });
}

export const optionalOrganisation = line(120, 'Shorten the name to 120 characters');

export const message = v.pipe(
  lines(
    messageLimits.most,
    `Shorten your message to ${formatNumber(messageLimits.most)} characters`,
  ),
  v.nonEmpty('Write your message'),
  v.minLength(messageLimits.least, 'Tell us a little more, so that the right person can answer'),
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
