import type { QuestionBank } from './question-bank.schema.ts';

export const quizLength = 5;

/** One question of a quiz, with the tip for who answers no. */
export type QuizQuestion = ReturnType<typeof drawQuestions>[number];

/**
 * Draws a quiz: questions of different themes, every choice equally likely.
 * @param random gives numbers from 0 up to but not including 1
 */
export function drawQuestions({ themes }: QuestionBank, random: () => number = Math.random) {
  const left = [...themes];
  return Array.from({ length: quizLength }, () => {
    const [theme] = left.splice(Math.floor(random() * left.length), 1);
    const question = theme?.questions[Math.floor(random() * theme.questions.length)];
    if (!theme || !question) throw new Error('the bank has fewer themes than a quiz has questions');
    return { ...question, tip: theme.tip };
  });
}
