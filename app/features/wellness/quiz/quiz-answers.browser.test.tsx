import { describe, expect, test, vi } from 'vitest';
import {
  answer,
  button,
  dialog,
  fetching,
  isShown,
  meetQuiz,
  pass,
  press,
  questions,
  show,
  waitUntilShown,
  useFakeClockAndServer,
} from './quiz.fixture.tsx';

const submit = button('Submit');
const badge = 'Thank you for completing the Wellness Quiz!';

useFakeClockAndServer();

describe('Later', () => {
  test('closes it, stores a next time five minutes ahead and looks again after twelve seconds', async () => {
    await meetQuiz();
    await press('Later');
    expect(isShown()).toBe(false);
    const stored = JSON.parse(localStorage.getItem('quizNextTime') ?? '') as unknown;
    expect(stored).toEqual({
      value: Date.now() + 5 * 60_000,
      expiry: Date.now() + 60 * 60_000,
    });
    const readStorage = vi.spyOn(Storage.prototype, 'getItem');
    await pass(11_999);
    expect(readStorage).not.toHaveBeenCalledWith('quizNextTime');
    await pass(1);
    expect(readStorage).toHaveBeenCalledWith('quizNextTime');
    expect(isShown()).toBe(false);
  });

  test('lets it come back at the first look after five minutes, with new questions', async () => {
    await meetQuiz();
    await press('Later');
    await pass(5 * 60_000 - 1);
    expect(isShown()).toBe(false);
    await pass(12_000);
    await waitUntilShown();
    expect(fetching()).toHaveBeenCalledTimes(2);
  });

  test('holds on the next page too, until the five minutes are over', async () => {
    const screen = await meetQuiz();
    await press('Later');
    await screen.unmount();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    const next = await show();
    await pass(6000);
    expect(isShown()).toBe(false);
    await next.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    await meetQuiz();
  });
});

test('the close button only hides it for this visit: the next page of the tab does not show it, a new tab does', async () => {
  const screen = await meetQuiz();
  await press('Close');
  expect(isShown()).toBe(false);
  await pass(60_000);
  expect(isShown()).toBe(false);
  await screen.unmount();
  const next = await show();
  await pass(60_000);
  expect(isShown()).toBe(false);
  expect(fetching()).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
  await next.unmount();
  // What a new tab begins with.
  sessionStorage.clear();
  await meetQuiz();
});

describe('Submit', () => {
  test('is disabled until all five questions are answered, and the number of answers is told', async () => {
    await meetQuiz();
    const count = dialog.getByRole('status');
    await expect.element(count).toHaveTextContent('0 of 5 answered');
    await answer(2, 4);
    await expect.element(count).toHaveTextContent('4 of 5 answered');
    await expect.element(submit).toBeDisabled();
    await answer(2);
    await expect.element(count).toHaveTextContent('5 of 5 answered');
    await expect.element(submit).toBeEnabled();
  });

  test.each([
    [5, 'Excellent! Keep up your healthy habits.'],
    [4, 'Excellent! Keep up your healthy habits.'],
    [3, "You're on the right path. Aim to improve a few areas."],
    [2, 'Consider making healthier lifestyle choices.'],
    [0, 'Consider making healthier lifestyle choices.'],
  ])('with %i times yes shows score, message, badge and tips', async (yes, words) => {
    await meetQuiz();
    await answer(yes);
    await press('Submit');
    const score = dialog.getByRole('heading', { name: `Score: ${yes} out of 5` });
    await expect.element(score).toHaveFocus();
    await expect.element(dialog.getByText(words)).toBeVisible();
    await expect.element(dialog.getByText(badge)).toBeVisible();
    const tips = dialog.getByRole('listitem').elements();
    expect(tips.map(({ textContent }) => textContent)).toEqual(
      questions.slice(yes).map(({ tip }) => tip),
    );
  });

  test('leaves it open as long as the visitor wishes', async () => {
    await meetQuiz();
    await answer(3);
    await press('Submit');
    await press('Keep it open');
    await pass(60_000);
    expect(isShown()).toBe(true);
    await press('Close');
    expect(isShown()).toBe(false);
  });

  test('closes it after eight seconds, and lets it rest for an hour', async () => {
    const screen = await meetQuiz();
    await answer(3);
    await press('Submit');
    expect(JSON.parse(localStorage.getItem('quizStatus') ?? '')).toEqual({
      value: 'submitted',
      expiry: Date.now() + 60 * 60_000,
    });
    await pass(7999);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
    await screen.unmount();
    await show();
    await pass(60_000);
    expect(isShown()).toBe(false);
    expect(fetching()).toHaveBeenCalledOnce();
  });
});

test('the drawing is not fetched for a visitor who saves data', async () => {
  const drawing = () => dialog.element().querySelector('img');
  const screen = await meetQuiz();
  expect(drawing()).not.toBeNull();
  await press('Close');
  await screen.unmount();
  sessionStorage.clear();
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
  await meetQuiz();
  expect(drawing()).toBeNull();
});
