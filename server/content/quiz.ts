import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawQuestions } from '#app/features/wellness/quiz/draw-questions.ts';
import { questionBankSchema } from '#app/features/wellness/quiz/question-bank.schema.ts';
import type { QuizSource } from '#app/features/wellness/quiz/quiz.ports.ts';
import { parseYaml } from './parse-yaml.ts';

/**
 * Reads the questions of the wellness quiz.
 * @param folder the `content` folder
 * @throws ContentError naming file, line and key of what is wrong with them
 */
export async function readQuiz(folder: string): Promise<QuizSource> {
  const file = join(folder, 'quiz/questions.yaml');
  const bank = parseYaml({ file, text: await readFile(file, 'utf8') }, questionBankSchema);
  return { draw: () => drawQuestions(bank) };
}
