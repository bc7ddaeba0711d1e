import * as v from 'valibot';
import { issuePath } from '#app/kernel/schema/issue-path.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
);

const faq = v.strictObject({
  id,
  question: v.pipe(text, v.endsWith('?', 'must end with a question mark')),
  words: v.optional(text),
  answer: text,
});

const group = v.strictObject({
  id,
  title: text,
  /** The edition to which it is shown first. */
  first: v.optional(v.picklist(['NG', 'DG'])),
  questions: v.pipe(v.array(faq), v.nonEmpty()),
});

/** The shape of `content/faqs.yaml`. */
export const faqsSchema = v.strictObject({
  ...pageHeaderShape,
  groups: v.pipe(
    v.array(group),
    v.nonEmpty(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const taken = new Set<string>();
      const claim = (name: string, at: number, ...rest: PropertyKey[]) => {
        const path = issuePath(dataset.value, at, ...rest);
        if (taken.has(name)) addIssue({ path, message: `${name} is already used` });
        taken.add(name);
      };
      dataset.value.forEach((each, at) => {
        claim(each.id, at, 'id');
        each.questions.forEach((one, index) => claim(one.id, at, 'questions', index, 'id'));
      });
    }),
  ),
});

export type FaqsSource = v.InferOutput<typeof faqsSchema>;
