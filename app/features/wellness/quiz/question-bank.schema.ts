import * as v from 'valibot';
import { described, line, paragraph, issuePath } from '#app/kernel/schema/content-fields.ts';

/** How many themes and questions the bank has (specification, section 9). */
export const themeCount = 12;
export const questionCount = 100;

const longestQuestion = 90;

/** Words that make "yes" the unhealthy answer, or a question hard to understand. */
const negative = /\b(no|not|never|without|avoid|skip|rarely|stopped)\b|n't\b/i;

const questionSchema = v.strictObject({
  id: described(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(questionCount, `must be at most ${questionCount}`),
    ),
    `From 1 to ${questionCount}, each once.`,
    'Number',
  ),
  text: described(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[A-Z].*\?$/, 'must be one question, ending with a question mark'),
      v.maxLength(longestQuestion, `must have at most ${longestQuestion} characters`),
      v.check((text) => !negative.test(text), 'must be asked without a negative word'),
    ),
    'One habit, in the present tense. “Yes” is always the healthy answer.',
    'Question',
  ),
});

const themeSchema = v.strictObject({
  name: line,
  tip: described(paragraph, 'Shown after a “no” to a question of this theme.'),
  questions: v.pipe(v.array(questionSchema), v.nonEmpty()),
});

/** The shape of `content/quiz/questions.yaml`. */
export const questionBankSchema = v.pipe(
  v.strictObject({
    themes: v.pipe(v.array(themeSchema), v.length(themeCount, `must list ${themeCount} themes`)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { themes } = dataset.value;
    const seen = new Map<string, Set<unknown>>();
    const checkUnique = (key: string, value: unknown, path: PropertyKey[]) => {
      const values = seen.get(key) ?? new Set();
      if (values.has(value)) {
        const message = `${String(value)} is already used`;
        addIssue({ path: issuePath(dataset.value, 'themes', ...path, key), message });
      }
      seen.set(key, values.add(value));
    };
    themes.forEach((theme, themeIndex) => {
      checkUnique('name', theme.name.toLowerCase(), [themeIndex]);
      theme.questions.forEach(({ id, text }, index) => {
        const path = [themeIndex, 'questions', index];
        checkUnique('id', id, path);
        checkUnique('text', text.toLowerCase(), path);
      });
    });
    const count = themes.flatMap(({ questions }) => questions).length;
    if (count !== questionCount) {
      const message = `must hold ${questionCount} questions, has ${count}`;
      addIssue({ path: issuePath(dataset.value, 'themes'), message });
    }
  }),
);

export type QuestionBank = v.InferOutput<typeof questionBankSchema>;
