import type { QuizQuestion } from './quiz.ports.ts';

/** Where the server draws a quiz. */
export const quizAddress = '/wellness/quiz.json';

/** Asks for five questions; undefined where none came: the page does well without a quiz. */
export async function fetchQuiz(): Promise<readonly QuizQuestion[] | undefined> {
  try {
    const answer = await fetch(quizAddress);
    const questions: unknown = answer.ok ? await answer.json() : undefined;
    return Array.isArray(questions) ? (questions as QuizQuestion[]) : undefined;
  } catch {
    return undefined;
  }
}
