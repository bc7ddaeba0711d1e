import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import type { Question, RichText } from '../catalogue.types.ts';

/** Returns questions as plain text, for search engines. */
export function plainQuestions(questions: readonly Question[]): readonly AnsweredQuestion[] {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
  }));
}

/** Returns the words of a sentence without links and emphasis. */
export function plainText(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
