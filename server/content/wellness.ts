import { join } from 'node:path';
import { drawQuestions } from '#app/features/wellness/quiz/draw-questions.ts';
import { questionBankSchema } from '#app/features/wellness/quiz/question-bank.schema.ts';
import type { QuizSource } from '#app/features/wellness/quiz/quiz.ports.ts';
import { pickTips } from '#app/features/wellness/tips/pick-tips.ts';
import { tipBankSchema } from '#app/features/wellness/tips/tip-bank.schema.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import { readYaml } from './parse-yaml.ts';

/** Reads the health tips. @throws ContentError naming file, line and key */
export async function readTips(folder: string): Promise<TipBank> {
  const bank = await readYaml(join(folder, 'wellness/tips.yaml'), tipBankSchema);
  return { pick: (profile) => pickTips(bank, profile) };
}

/** Reads the questions of the quiz. @throws ContentError naming file, line and key */
export async function readQuiz(folder: string): Promise<QuizSource> {
  const bank = await readYaml(join(folder, 'quiz/questions.yaml'), questionBankSchema);
  return { draw: () => drawQuestions(bank) };
}
