import { z } from 'zod';
import { figureNames } from '#app/ui/page-hero/figure-names.ts';

const sentence = z.string().trim().min(1);

const actionSchema = z.strictObject({
  label: sentence,
  href: sentence,
  kind: z.enum(['primary', 'brand', 'secondary']).default('secondary'),
});

const headerSchema = z.strictObject({
  title: sentence,
  description: sentence.max(170),
  eyebrow: sentence,
  lead: sentence,
  figure: z.enum(figureNames).optional(),
  actions: z.array(actionSchema).max(3),
});

/**
 * Front matter of a file under content/pages. Strict, so that a misspelt key is an error and never
 * a text that quietly goes missing.
 */
export const informationSchema = headerSchema.extend({
  /** What differs for one edition. */
  editions: z
    .strictObject({ NG: headerSchema.partial().optional(), DG: headerSchema.partial().optional() })
    .default({}),
  /** Folds every section that consists of questions. */
  questions: z.boolean().default(false),
  callOut: z.boolean().default(true),
});

export type InformationFrontMatter = z.infer<typeof informationSchema>;
