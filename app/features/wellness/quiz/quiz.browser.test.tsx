import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inAct, passTime } from '../../../../tests/support/pass-time.ts';
import { QuizTimer } from './quiz-timer.tsx';
import './quiz-popup.tsx';
import './quiz.css';

const questions = [1, 2, 3, 4, 5].map((id) => ({
  id,
  text: `Do you keep habit ${id}?`,
  tip: `A tip for theme ${id}.`,
}));

const dialog = page.getByRole('dialog', { name: 'Five quick questions' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const submit = button('Submit');
const badge = 'Thank you for completing the Wellness Quiz!';

const isShown = () => dialog.query() !== null;
const fetching = () => vi.mocked(window.fetch);

/** Pictures drawn in real time, while the fake clock stands still: code and styles may arrive. */
async function drawFrames(count = 10) {
  for (let turn = 0; turn < count; turn += 1) {
    await inAct(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function waitUntilShown() {
  for (let turn = 0; turn < 300 && !isShown(); turn += 1) await drawFrames(1);
  expect(isShown()).toBe(true);
}

/** Lets the clock run and gives what is due time to arrive. */
async function pass(timeMs: number) {
  await passTime(timeMs);
  await drawFrames();
}

function press(name: string) {
  const target = button(name).element() as HTMLElement;
  target.focus();
  return inAct(() => target.click());
}

/** Answers the first questions with yes, the others with no. */
async function answer(yesCount: number, count = questions.length) {
  const rows = page.getByRole('radiogroup').elements().slice(0, count);
  for (const [index, row] of rows.entries()) {
    const choice = row.querySelectorAll('input')[index < yesCount ? 0 : 1];
    await inAct(() => choice?.click());
  }
}

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/again')}>Go</button>
      <input aria-label="Search" />
      <QuizTimer />
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Home />
    </MemoryRouter>,
  );

/** Opens the page and waits for the quiz. */
async function meetQuiz() {
  const screen = await show();
  await pass(6000);
  await waitUntilShown();
  return screen;
}

let day = 0;

beforeEach(() => {
  day += 1;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: Date.UTC(2026, 0, day),
  });
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(questions)));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the quiz is shown', () => {
  test('six seconds after the page was loaded, not before', async () => {
    await show();
    await pass(5999);
    expect(isShown()).toBe(false);
    expect(fetching()).not.toHaveBeenCalled();
    await pass(1);
    await waitUntilShown();
    expect(fetching()).toHaveBeenCalledWith('/wellness/quiz.json');
  });

  test('six seconds after the load also where scripts started late', async () => {
    await vi.advanceTimersByTimeAsync(4000);
    await show();
    await pass(1999);
    expect(isShown()).toBe(false);
    await pass(1);
    await waitUntilShown();
  });

  test('six seconds after a link of the site led to the page', async () => {
    await show();
    await passTime(5000);
    await press('Go');
    await pass(5999);
    expect(isShown()).toBe(false);
    await pass(1);
    await waitUntilShown();
  });

  test('not at all on a page that was left before', async () => {
    const screen = await show();
    await pass(5999);
    await screen.unmount();
    await pass(60_000);
    expect(fetching()).not.toHaveBeenCalled();
  });

  test('not when no questions come, and the page does well without', async () => {
    fetching().mockRejectedValue(new TypeError('offline'));
    await show();
    await pass(60_000);
    expect(isShown()).toBe(false);
  });
});

describe('as a dialog', () => {
  test('it is modal, has the focus itself and gives it back', async () => {
    await show();
    (button('Go').element() as HTMLElement).focus();
    await pass(6000);
    await waitUntilShown();
    expect(dialog.element().matches(':modal')).toBe(true);
    expect(document.activeElement).toBe(dialog.element());
    await press('Close');
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(button('Go').element());
  });

  test('each question is a group with the answers Yes and No, 44 pixels high', async () => {
    await meetQuiz();
    for (const { text } of questions) {
      const group = page.getByRole('radiogroup', { name: text });
      await expect.element(group).toBeVisible();
      const answers = group.getByRole('radio').elements();
      expect(answers.map((radio) => radio.closest('label')?.textContent)).toEqual(['Yes', 'No']);
      for (const radio of answers) {
        expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('a click beside it does not close it', async () => {
    await meetQuiz();
    expect(dialog.element().getAttribute('closedby')).toBe('closerequest');
  });
});

describe('it waits, and comes a second after the visitor is free', () => {
  test('while another dialog is open', async () => {
    await show();
    const other = document.createElement('dialog');
    document.body.append(other);
    other.showModal();
    await pass(30_000);
    expect(isShown()).toBe(false);
    other.remove();
    await pass(1000);
    await waitUntilShown();
  });

  test('while an emergency result is shown', async () => {
    await show();
    const result = document.createElement('div');
    result.dataset['undisturbed'] = '';
    document.body.append(result);
    await pass(30_000);
    expect(isShown()).toBe(false);
    result.remove();
    await pass(1000);
    await waitUntilShown();
  });

  test('while the visitor types, and does not take the focus', async () => {
    await show();
    const field = page.getByRole('textbox', { name: 'Search' }).element() as HTMLElement;
    field.focus();
    await pass(30_000);
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(field);
    field.blur();
    await pass(1000);
    await waitUntilShown();
  });

  test('when the visitor became busy while the questions were on their way', async () => {
    const result = document.createElement('div');
    result.dataset['undisturbed'] = '';
    fetching().mockImplementation(() => {
      document.body.append(result);
      return Promise.resolve(Response.json(questions));
    });
    await show();
    await pass(6000);
    await drawFrames(20);
    expect(isShown()).toBe(false);
    result.remove();
    await pass(1000);
    await waitUntilShown();
    expect(fetching()).toHaveBeenCalledOnce();
  });
});

describe('Later', () => {
  test('closes it and stores a next time five minutes ahead', async () => {
    await meetQuiz();
    await press('Later');
    expect(isShown()).toBe(false);
    const stored = JSON.parse(localStorage.getItem('quizNextTime') ?? '') as unknown;
    expect(stored).toEqual({
      value: Date.now() + 5 * 60_000,
      expiry: Date.now() + 60 * 60_000,
    });
  });

  test('lets it look again after twelve seconds, when it is too early', async () => {
    await meetQuiz();
    await press('Later');
    const reading = vi.spyOn(Storage.prototype, 'getItem');
    await pass(11_999);
    expect(reading).not.toHaveBeenCalledWith('quizNextTime');
    await pass(1);
    expect(reading).toHaveBeenCalledWith('quizNextTime');
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

test('the close button only hides it: nothing is stored, and the next page shows it', async () => {
  const screen = await meetQuiz();
  await press('Close');
  expect(isShown()).toBe(false);
  expect(localStorage.length).toBe(0);
  await pass(60_000);
  expect(isShown()).toBe(false);
  await screen.unmount();
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
  ])(
    'with %i times yes shows the score, its message, the badge and the tips',
    async (yes, words) => {
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
    },
  );

  test('closes it after eight seconds', async () => {
    await meetQuiz();
    await answer(3);
    await press('Submit');
    await pass(7999);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
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

  test('lets it rest for an hour', async () => {
    const screen = await meetQuiz();
    await answer(3);
    await press('Submit');
    expect(JSON.parse(localStorage.getItem('quizStatus') ?? '')).toEqual({
      value: 'submitted',
      expiry: Date.now() + 60 * 60_000,
    });
    await screen.unmount();
    await vi.advanceTimersByTimeAsync(60 * 60_000 - 6001);
    const next = await show();
    await pass(6000);
    expect(isShown()).toBe(false);
    expect(fetching()).toHaveBeenCalledOnce();
    await next.unmount();
    await vi.advanceTimersByTimeAsync(1);
    await meetQuiz();
    expect(localStorage.getItem('quizStatus')).toBeNull();
  });
});

test('where the browser forbids storing, Later and Submit count for this visit', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const screen = await meetQuiz();
  await press('Later');
  await pass(4 * 60_000);
  expect(isShown()).toBe(false);
  await pass(72_000);
  await waitUntilShown();
  await answer(5);
  await press('Submit');
  await screen.unmount();
  await show();
  await pass(60_000);
  expect(isShown()).toBe(false);
});

describe('the drawing', () => {
  const drawing = () => dialog.element().querySelector('img');

  test('is there', async () => {
    await meetQuiz();
    expect(drawing()).not.toBeNull();
  });

  test('is not fetched for a visitor who saves data', async () => {
    vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
    await meetQuiz();
    expect(drawing()).toBeNull();
  });
});
