import type { QuizQuestion } from './quiz.ports.ts';

/** Answers by question id; true is yes. */
export type Answers = Readonly<Record<number, boolean>>;

/** Result of a finished quiz. */
export interface QuizScore {
  /** How many answers were yes. */
  readonly score: number;
  readonly message: string;
  /** One tip for each theme answered with no. */
  readonly tips: readonly string[];
}

/** Counts the yes answers and finds the words for them (specification, section 5). */
export function scoreQuiz(questions: readonly QuizQuestion[], answers: Answers): QuizScore {
  const score = questions.filter(({ id }) => answers[id]).length;
  const tips = questions.filter(({ id }) => !answers[id]).map(({ tip }) => tip);
  return { score, message: messageFor(score), tips };
}

function messageFor(score: number): string {
  if (score >= 4) return 'Excellent! Keep up your healthy habits.';
  if (score === 3) return "You're on the right path. Aim to improve a few areas.";
  return 'Consider making healthier lifestyle choices.';
}
