import { z } from 'zod';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { pageHeaderShape } from '#app/ui/page-hero/page-header.schema.ts';

const text = z.string().trim().min(1, 'must not be empty');

const step = z.strictObject({
  year: z.int('must be a year').min(1900).max(2100),
  title: text,
  text,
});

/** The shape of `content/company/story.yaml`. */
export const storySchema = z.strictObject({
  ...pageHeaderShape,
  founding: z.strictObject({ title: text, line: text, text }),
  figures: z
    .array(z.strictObject({ value: text, label: text }))
    .min(2)
    .max(4),
  timeline: z.strictObject({
    title: text,
    note: text.optional(),
    steps: z
      .array(step)
      .min(3)
      .refine((steps) => steps.every(({ year }, at) => year > (steps[at - 1]?.year ?? 0)), {
        error: 'must go forward in time',
      }),
  }),
  zones: z.strictObject({ title: text, text }),
  values: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, icon: z.enum(iconNames), text })).min(2),
  }),
  regulator: z.strictObject({
    title: text,
    text,
    licence: z.strictObject({ number: text, isSample: z.boolean() }),
    register: z.strictObject({ label: text, href: z.url() }),
  }),
});
