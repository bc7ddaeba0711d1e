import * as v from 'valibot';
import { described } from '#app/kernel/schema/content-fields.ts';

const words = v.pipe(v.string(), v.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be lower-case letters'));

/** The shape of `content/search/synonyms.yaml`. */
export const synonymsSchema = v.record(
  described(words, 'What people type, without a plural’s s.', 'Typed'),
  described(words, 'The words that pages use.', 'Meant'),
);
