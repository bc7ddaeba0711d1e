import * as v from 'valibot';
import { described } from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const { actions, ...header } = pageHeaderShape;
const headerSchema = v.strictObject({ ...header, actions: actions.wrapped });

/** Front matter of a file under content/pages; strict, so that a misspelt key is an error. */
export const informationSchema = v.strictObject({
  ...headerSchema.entries,
  editions: v.optional(
    described(
      v.strictObject({
        NG: v.optional(described(v.partial(headerSchema), '', 'Nigeria')),
        DG: v.optional(described(v.partial(headerSchema), '', 'Global')),
      }),
      'What reads differently for visitors in Nigeria or abroad. Leave the rest empty.',
    ),
    {},
  ),
  questions: v.optional(
    described(
      v.boolean(),
      'Whether headings that end with a question mark fold their answers.',
      'Fold questions',
    ),
    false,
  ),
  callOut: v.optional(
    described(v.boolean(), 'Whether the page ends with the band that invites to call.', 'Call-out'),
    true,
  ),
});

export type InformationFrontMatter = v.InferOutput<typeof informationSchema>;
