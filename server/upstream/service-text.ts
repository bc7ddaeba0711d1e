import * as v from 'valibot';

/** Text from a payment service; one with a null byte is refused, as PostgreSQL would. */
export const serviceText = v.pipe(v.string(), v.excludes('\0'));
