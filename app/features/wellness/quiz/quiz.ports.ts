/** One question of a quiz, with what to say to a visitor who answers no. */
export interface QuizQuestion {
  readonly id: number;
  readonly text: string;
  /** One neutral tip for the question's theme. */
  readonly tip: string;
}
