import * as v from 'valibot';
import { described, line, linkId, paragraph, webLink } from '#app/kernel/schema/content-fields.ts';

const phrase = v.pipe(v.string(), v.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be lower-case words'));
const phrases = v.optional(v.array(phrase), []);

const helpline = v.strictObject({
  name: described(line, 'What kind of helpline it is.'),
  phone: v.optional(
    described(
      v.pipe(v.string(), v.regex(/^\+?[\d ]{3,20}$/, 'must be a phone number')),
      'As people in Nigeria dial it. Until it is set, the panel says that it is missing.',
    ),
  ),
});

const helplineIds = ['suicide', 'violence'] as const;

const topic = v.strictObject({
  id: linkId,
  title: line,
  now: described(paragraph, 'What to do now, in one or two sentences.'),
  helpline: v.optional(v.picklist(helplineIds)),
  source: v.strictObject({
    name: line,
    year: v.pipe(v.number(), v.integer()),
    url: webLink,
  }),
  words: described(phrases, 'Mean this wherever they are in a search.'),
  alone: described(phrases, 'Mean this only where nothing else is asked.'),
  unless: described(phrases, 'A search with one of these words means something else.'),
});

/** The shape of `content/search/urgent.yaml`. */
export const urgentSchema = v.strictObject({
  note: described(v.pipe(line, v.nonEmpty()), 'Who has approved these texts, and when.'),
  helplines: v.strictObject(v.entriesFromList(helplineIds, helpline)),
  topics: v.array(topic),
});

export type UrgentSource = v.InferOutput<typeof urgentSchema>;
export type UrgentTopic = UrgentSource['topics'][number];
export type Helpline = v.InferOutput<typeof helpline>;
