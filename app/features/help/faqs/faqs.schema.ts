import { z } from 'zod';
import { pageHeaderShape } from '#app/ui/page-hero/page-header.schema.ts';

const text = z.string().trim().min(1, 'must not be empty');
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens');

const faq = z.strictObject({
  id,
  question: text.regex(/\?$/, 'must end with a question mark'),
  words: text.optional(),
  answer: text,
});

const group = z.strictObject({
  id,
  title: text,
  /** The edition to which it is shown first. */
  first: z.enum(['NG', 'DG']).optional(),
  questions: z.array(faq).min(1),
});

/** The shape of `content/faqs.yaml`. */
export const faqsSchema = z.strictObject({
  ...pageHeaderShape,
  groups: z
    .array(group)
    .min(1)
    .check(({ value, issues }) => {
      const taken = new Set<string>();
      value.forEach((each, at) => {
        claim(each.id, [at, 'id']);
        each.questions.forEach((one, index) => claim(one.id, [at, 'questions', index, 'id']));
      });
      function claim(name: string, path: (string | number)[]): void {
        if (taken.has(name)) {
          issues.push({ code: 'custom', input: name, path, message: `${name} is there already` });
        }
        taken.add(name);
      }
    }),
});

export type FaqsSource = z.infer<typeof faqsSchema>;
