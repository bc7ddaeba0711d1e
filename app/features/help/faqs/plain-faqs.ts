import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import type { FaqGroup } from './faqs.ports.ts';

/** All questions with their answers as plain text, for search engines. */
export function plainFaqs(groups: readonly FaqGroup[]): readonly AnsweredQuestion[] {
  return groups.flatMap((group) =>
    group.questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
  );
}
