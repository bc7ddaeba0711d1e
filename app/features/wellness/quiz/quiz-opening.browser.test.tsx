import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  dialog,
  drawFrames,
  fetching,
  isShown,
  loadFor,
  meetQuiz,
  pass,
  press,
  questions,
  show,
  waitUntilShown,
  useFakeClockAndServer,
} from './quiz.fixture.tsx';

useFakeClockAndServer();

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

  test.each([
    ['scripts started four seconds late', 3000, 4000],
    ['that took nine', 9000, 0],
  ])('six seconds after the load, even if %s', async (_what, loadMs, lateMs) => {
    await loadFor(loadMs);
    await vi.advanceTimersByTimeAsync(lateMs);
    await show();
    await pass(6000 - lateMs - 1);
    expect(isShown()).toBe(false);
    await pass(1);
    await waitUntilShown();
  });

  test('six seconds after the load, even if scripts started before it', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await show();
    await pass(9000);
    expect(isShown()).toBe(false);
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
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
  test('it is modal, has the focus itself, stays at a click beside it and gives the focus back', async () => {
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
        expect(
          Math.round(radio.closest('label')?.getBoundingClientRect().height ?? 0),
        ).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe('it waits, and comes a second after the visitor is free', () => {
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
