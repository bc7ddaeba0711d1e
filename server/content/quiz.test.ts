import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { content, mistakeIn } from '../../tests/support/content.ts';

const text = await readFile('content/quiz/questions.yaml', 'utf8');
const { themes } = content.sources.quiz;
const questions = themes.flatMap((theme) => theme.questions);

describe('the bank of questions', () => {
  it('has 100 questions with the ids from 1 to 100, in their order', () => {
    expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  it('has twelve themes of eight or nine questions, each with a tip', () => {
    expect(themes).toHaveLength(12);
    for (const theme of themes) {
      expect([8, 9]).toContain(theme.questions.length);
      expect(theme.tip).toMatch(/^[A-Z].*\.$/);
    }
  });

  // Whether yes is healthy is a matter of meaning; these words would turn it round.
  it.each(questions)('asks for a healthy habit: $text', (question) => {
    expect(question.text.length).toBeLessThanOrEqual(90);
    expect(question.text).toMatch(/^(Do|Does|Did|Is|Are|Have|Would) .*\?$/);
    expect(question.text).not.toMatch(/\b(no|not|never|miss|forget|worry|lonely|tired)\b/i);
  });
});

describe('a mistake stops the start and names file, line and key', () => {
  const complaintAbout = (from: string | RegExp, to: string) =>
    mistakeIn('quiz/questions.yaml', from, to);

  const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
  const firstQuestion = 'Do you eat vegetables or leafy greens on most days?';
  const lastQuestion = text.trimEnd().split('\n').at(-1) ?? '';

  it.each([
    ['an id that is already used', 'id: 2,', 'id: 1,', 'questions.1.id: 1 is already used', 1],
    ['an id over 100', 'id: 1,', 'id: 101,', 'questions.0.id: must be at most 100', 0],
    [
      'a question that is already used',
      'Do you choose whole fruit over sweets on most days?',
      firstQuestion,
      'questions.1.text: do you eat vegetables or leafy greens on most days? is already used',
      1,
    ],
    [
      'a negative question',
      firstQuestion,
      'Do you never eat late?',
      'questions.0.text: must be asked without a negative word',
      0,
    ],
    [
      'a sentence that is no question',
      firstQuestion,
      'Eat more greens.',
      'questions.0.text: must be one question, ending with a question mark',
      0,
    ],
  ])('%s', async (_what, from, to, complaint, below) => {
    const line = lineOf(firstQuestion) + below;
    const message = await complaintAbout(from, to);
    expect(message).toContain(`quiz/questions.yaml:${line}: themes.0.${complaint}`);
  });

  it('a missing question', async () => {
    expect(await complaintAbout(lastQuestion, '')).toBe(
      `quiz/questions.yaml:${lineOf('themes:')}: themes: must hold 100 questions, has 99`,
    );
  });
});
