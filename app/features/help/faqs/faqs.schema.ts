import * as v from 'valibot';
import { described, line, linkId, markdown, issuePath } from '#app/kernel/schema/content-fields.ts';
import { pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';

const id = described(
  linkId,
  'Used in links such as /faqs#can-i-cancel: keep it when the words change.',
);

const faq = v.strictObject({
  id,
  question: v.pipe(line, v.endsWith('?', 'must end with a question mark')),
  words: v.optional(described(line, 'Other words that people search for.', 'Search words')),
  answer: described(
    markdown,
    'Facts and prices come by their names: {{phone}}, {{price who=me&age=30&plan=bronze}}.',
  ),
});

const group = v.strictObject({
  id,
  title: line,
  first: v.optional(
    described(
      v.picklist(['NG', 'DG']),
      'Whether visitors in Nigeria (NG) or abroad (DG) see it before the others.',
    ),
  ),
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
