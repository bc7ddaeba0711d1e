import * as v from 'valibot';
import { figureNames } from '#app/site/page-hero/page-header.schema.ts';

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty());

const actionSchema = v.strictObject({
  label: sentence,
  href: sentence,
  kind: v.optional(v.picklist(['primary', 'brand', 'secondary']), 'secondary'),
});

const headerSchema = v.strictObject({
  title: sentence,
  description: v.pipe(sentence, v.maxLength(170)),
  eyebrow: sentence,
  lead: sentence,
  figure: v.optional(v.picklist(figureNames)),
  actions: v.pipe(v.array(actionSchema), v.maxLength(3)),
});

/** Front matter of a file under content/pages; strict, so that a misspelt key is an error. */
export const informationSchema = v.strictObject({
  ...headerSchema.entries,
  editions: v.optional(
    v.strictObject({
      NG: v.optional(v.partial(headerSchema)),
      DG: v.optional(v.partial(headerSchema)),
    }),
    {},
  ),
  /** Folds every section that consists of questions. */
  questions: v.optional(v.boolean(), false),
  callOut: v.optional(v.boolean(), true),
});

export type InformationFrontMatter = v.InferOutput<typeof informationSchema>;
