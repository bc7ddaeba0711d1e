import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { content, mistakeIn } from '../../tests/support/content.ts';

const text = await readFile('content/quiz/questions.yaml', 'utf8');

const texts = content.sources.quiz.themes
  .flatMap(({ questions }) => questions)
  .map((question) => question.text);

it('each question of the bank asks, for yes or no, for a healthy habit', () => {
  // Whether yes is healthy is a matter of meaning; these words would turn it round.
  const turned = /\b(miss|forget|worry|lonely|tired)\b/i;
  expect(texts.filter((asked) => !/^(Do|Does|Did|Is|Are|Have|Would) /.test(asked))).toEqual([]);
  expect(texts.filter((asked) => turned.test(asked))).toEqual([]);
});

describe('a mistake stops the start and names file, line and key', () => {
  const file = 'quiz/questions.yaml';
  const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
  const [first = '', second = ''] = texts;
  const used = `${first.toLowerCase()} is already used`;

  it.each([
    [1, 'id: 1 is already used', 'id: 2,', 'id: 1,'],
    [0, 'id: must be at most 100', 'id: 1,', 'id: 101,'],
    [1, `text: ${used}`, second, first],
    [0, 'text: must be asked without a negative word', first, 'Do you never eat late?'],
    [0, 'text: must be one question, ending with a question mark', first, 'Eat more greens.'],
  ])('question %i: %s', async (at, complaint, from, to) => {
    const place = `${file}:${lineOf(first) + at}: themes.0.questions.${at}`;
    expect(await mistakeIn(file, from, to)).toContain(`${place}.${complaint}`);
  });

  it('a missing question', async () => {
    const last = text.trimEnd().split('\n').at(-1) ?? '';
    expect(await mistakeIn(file, last, '')).toBe(
      `${file}:${lineOf('themes:')}: themes: must hold 100 questions, has 99`,
    );
  });
});
