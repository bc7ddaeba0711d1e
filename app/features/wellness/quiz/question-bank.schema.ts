import { z } from 'zod';

/** How many themes and questions the bank has (specification, section 9). */
export const themeCount = 12;
export const questionCount = 100;

const longestQuestion = 90;

/** Words by which "yes" would stop being the healthy answer, or be hard to understand. */
const negative = /\b(no|not|never|without|avoid|skip|rarely|stopped)\b|n't\b/i;

const questionSchema = z.strictObject({
  id: z.int().min(1).max(questionCount),
  text: z
    .string()
    .trim()
    .regex(/^[A-Z].*\?$/, 'must be one question, ending with a question mark')
    .max(longestQuestion, `must have at most ${longestQuestion} characters`)
    .refine((text) => !negative.test(text), 'must be asked without a negative word'),
});

const themeSchema = z.strictObject({
  name: z.string().trim().min(1),
  tip: z.string().trim().min(1),
  questions: z.array(questionSchema).min(1),
});

/** The shape of `content/quiz/questions.yaml`. */
export const questionBankSchema = z
  .strictObject({
    themes: z.array(themeSchema).length(themeCount, `must list ${themeCount} themes`),
  })
  .superRefine(({ themes }, context) => {
    const seen = new Map<string, Set<unknown>>();
    const checkUnique = (key: string, value: unknown, path: PropertyKey[]) => {
      const values = seen.get(key) ?? new Set();
      if (values.has(value)) {
        context.addIssue({ code: 'custom', path, message: `${String(value)} is there already` });
      }
      seen.set(key, values.add(value));
    };
    themes.forEach((theme, themeIndex) => {
      checkUnique('name', theme.name.toLowerCase(), ['themes', themeIndex, 'name']);
      theme.questions.forEach(({ id, text }, index) => {
        const path = ['themes', themeIndex, 'questions', index];
        checkUnique('id', id, [...path, 'id']);
        checkUnique('text', text.toLowerCase(), [...path, 'text']);
      });
    });
    const count = themes.flatMap(({ questions }) => questions).length;
    if (count !== questionCount) {
      const message = `must hold ${questionCount} questions, has ${count}`;
      context.addIssue({ code: 'custom', path: ['themes'], message });
    }
  });

/** All themes with their questions. */
export type QuestionBank = z.infer<typeof questionBankSchema>;
