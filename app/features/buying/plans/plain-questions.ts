import type { AnsweredQuestion } from '#app/kernel/linked-data/faq-page-data.ts';
import type { Question } from './catalogue.ports.ts';

/** Questions about plans without links and emphasis, for search engines. */
export function plainQuestions(questions: readonly Question[]): readonly AnsweredQuestion[] {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
  }));
}
