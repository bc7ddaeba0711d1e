import * as v from 'valibot';
import { described, line, paragraph } from '#app/kernel/schema/content-fields.ts';

const phrase = v.pipe(v.string(), v.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be lower-case words'));
const address = v.pipe(v.string(), v.startsWith('/', 'must be an address like /contact'));
const byPath = v.record(
  described(address, 'The page, or a question on the FAQ page.', 'Address'),
  described(v.array(phrase), 'What visitors type to find it.', 'Words'),
);

/** The shape of `content/search/keywords.yaml`. */
export const searchKeywordsSchema = v.strictObject({
  both: described(byPath, 'For visitors in Nigeria and abroad.', 'Everybody'),
  NG: described(byPath, 'For visitors in Nigeria alone.', 'Nigeria'),
  DG: described(byPath, 'For visitors abroad alone.', 'Global'),
});

/** The shape of `content/search/tasks.yaml`. */
export const searchTasksSchema = v.array(
  v.strictObject({
    title: described(line, 'What people do, verb first.'),
    text: described(paragraph, 'Shown below it, in one or two sentences.'),
    path: described(address, 'Where they do it, or read how.', 'Address'),
    abroad: v.optional(described(address, 'For visitors abroad, where it is another.')),
    words: described(v.array(phrase), 'What visitors type for it.', 'Words'),
  }),
);

export type SearchTaskSource = v.InferOutput<typeof searchTasksSchema>[number];

export type KeywordsByPath = v.InferOutput<typeof byPath>;

/** The shape of `content/search/synonyms.yaml`. */
export const synonymsSchema = v.record(
  described(phrase, 'What people type, without a plural’s s.', 'Typed'),
  described(phrase, 'The words that pages use.', 'Meant'),
);
