import { z } from 'zod';
import { figureNames } from './figure-names.ts';

const sentence = z.string().trim().min(1, 'must not be empty');

const pageAction = z.strictObject({
  label: sentence,
  href: sentence,
  kind: z.enum(['primary', 'brand', 'secondary']).default('secondary'),
});

/** What the head of a page is made of, wherever its content stands. */
export const pageHeaderShape = {
  title: sentence,
  description: sentence.max(170, 'must be 170 characters at most'),
  eyebrow: sentence,
  lead: sentence,
  figure: z.enum(figureNames).optional(),
  actions: z.array(pageAction).max(3).default([]),
};
