import { expect, it } from 'vitest';
import { scoreQuiz } from './open-quiz.ts';

const questions = [1, 2, 3, 4, 5].map((id) => ({ id, text: `${id}?`, tip: `Tip ${id}` }));

/** A quiz whose first answers are yes. */
function answer(yesCount: number) {
  const answers = questions.map(({ id }) => [id, id <= yesCount] as const);
  return scoreQuiz(questions, Object.fromEntries(answers));
}

const excellent = 'Excellent! Keep up your healthy habits.';
const onTheWay = "You're on the right path. Aim to improve a few areas.";
const consider = 'Consider making healthier lifestyle choices.';

it.each([
  [5, excellent],
  [4, excellent],
  [3, onTheWay],
  [2, consider],
  [1, consider],
  [0, consider],
])('%i times yes says "%s"', (yesCount, message) => {
  expect(answer(yesCount)).toMatchObject({ score: yesCount, message });
});

it('gives the tip of each theme that was answered with no, and no other', () => {
  expect(answer(5).tips).toEqual([]);
  expect(answer(3).tips).toEqual(['Tip 4', 'Tip 5']);
  expect(answer(0).tips).toEqual(['Tip 1', 'Tip 2', 'Tip 3', 'Tip 4', 'Tip 5']);
});
