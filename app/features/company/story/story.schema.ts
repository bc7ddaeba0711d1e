import * as v from 'valibot';
import {
  described,
  line,
  markdown,
  markdownLine,
  paragraph,
  webLink,
} from '#app/kernel/schema/content-fields.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const step = v.strictObject({
  year: v.pipe(v.number(), v.integer('must be a year'), v.minValue(1900), v.maxValue(2100)),
  title: line,
  text: paragraph,
});

/** The shape of `content/company/story.yaml`. */
export const storySchema = v.strictObject({
  ...pageHeaderShape,
  founding: v.strictObject({
    title: line,
    line: described(line, 'Set large: what the company was founded for, in one sentence.'),
    text: markdown,
  }),
  figures: v.pipe(
    v.array(v.strictObject({ value: line, label: line })),
    v.minLength(2, 'must be two to four'),
    v.maxLength(4, 'must be two to four'),
  ),
  timeline: v.strictObject({
    title: line,
    note: v.optional(described(line, 'Shown above the years while they are examples.')),
    steps: v.pipe(
      v.array(step),
      v.minLength(3),
      v.check(
        (steps) => steps.every(({ year }, at) => year > (steps[at - 1]?.year ?? 0)),
        'must be in order of year',
      ),
    ),
  }),
  zones: v.strictObject({ title: line, text: paragraph }),
  values: v.strictObject({
    title: line,
    items: v.pipe(
      v.array(v.strictObject({ title: line, icon: v.picklist(iconNames), text: markdownLine })),
      v.minLength(2),
    ),
  }),
  regulator: v.strictObject({
    title: line,
    text: markdown,
    licence: v.strictObject({
      number: line,
      isSample: described(v.boolean(), 'On while the number is an example.', 'Sample number'),
    }),
    register: v.strictObject({ label: line, href: webLink }),
  }),
});

/** The content of /story. */
export type Story = v.InferOutput<typeof storySchema>;
