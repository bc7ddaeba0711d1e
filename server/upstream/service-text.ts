import * as v from 'valibot';
import { cleanLine } from '#app/kernel/clean-text.ts';

const mostWords = 200;

/**
 * What a service says in words, cleaned as a visitor's words are: it may reach a terminal, the log
 * and PostgreSQL. Addresses are taken out: one of an email is personal, one of a page may open an
 * order.
 */
export const serviceWords = v.pipe(
  v.string(),
  v.transform((text) =>
    cleanLine(text.slice(0, mostWords), mostWords)
      .split(' ')
      .map((word) => (/.(?:@|:\/\/)./.test(word) ? '(address)' : word))
      .join(' '),
  ),
);

/** An id to look for; with a null byte, PostgreSQL would refuse it. */
export const soughtId = v.pipe(v.string(), v.excludes('\0'));

/** An id to keep, which a terminal may show. It is compared, so it is taken as it is or not at all. */
export const serviceId = v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/));

export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/));
