import * as v from 'valibot';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const step = v.strictObject({
  year: v.pipe(v.number(), v.integer('must be a year'), v.minValue(1900), v.maxValue(2100)),
  title: text,
  text,
});

/** The shape of `content/company/story.yaml`. */
export const storySchema = v.strictObject({
  ...pageHeaderShape,
  founding: v.strictObject({ title: text, line: text, text }),
  figures: v.pipe(
    v.array(v.strictObject({ value: text, label: text })),
    v.minLength(2),
    v.maxLength(4),
  ),
  timeline: v.strictObject({
    title: text,
    note: v.optional(text),
    steps: v.pipe(
      v.array(step),
      v.minLength(3),
      v.check(
        (steps) => steps.every(({ year }, at) => year > (steps[at - 1]?.year ?? 0)),
        'must be in order of year',
      ),
    ),
  }),
  zones: v.strictObject({ title: text, text }),
  values: v.strictObject({
    title: text,
    items: v.pipe(
      v.array(v.strictObject({ title: text, icon: v.picklist(iconNames), text })),
      v.minLength(2),
    ),
  }),
  regulator: v.strictObject({
    title: text,
    text,
    licence: v.strictObject({ number: text, isSample: v.boolean() }),
    register: v.strictObject({
      label: text,
      href: v.pipe(v.string(), v.url('must be a web address')),
    }),
  }),
});
