import { loadStyles } from './open-quiz.ts';
import { quizStatus } from './quiz-status.ts';
import type { QuizQuestion } from './draw-questions.ts';

/** How long after "Later", or while its time has not come, the quiz looks again. */
const recheckMs = 12_000;
/** How often a quiz that is due looks whether the visitor is free now. */
const busyCheckMs = 1000;

/** A quiz that comes back until it is taken or closed. */
export type QuizLife = ReturnType<typeof startQuizLife>;

/**
 * Shows the quiz as soon as it is due and the visitor is not busy, and looks again while its next
 * time lies ahead.
 */
export function startQuizLife(show: (questions: readonly QuizQuestion[]) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ready: readonly QuizQuestion[] | undefined;
  let isStopped = false;

  function checkAfter(delayMs: number): void {
    timer = setTimeout(check, delayMs);
  }

  function check(): void {
    const status = quizStatus();
    if (status === 'later') checkAfter(recheckMs);
    else if (status === 'due') offer();
  }

  function offer(): void {
    if (visitorIsBusy()) checkAfter(busyCheckMs);
    else if (!ready) void getReady();
    else {
      show(ready);
      ready = undefined;
    }
  }

  async function getReady(): Promise<void> {
    [ready] = await Promise.all([fetchQuiz(), loadStyles()]);
    // Much may have happened while all that was on its way.
    if (ready && !isStopped) check();
  }

  check();
  return {
    /** Looks again in a while: the visitor wants the quiz later. */
    checkLater: () => checkAfter(recheckMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Asks for five questions; undefined where none came: the page does well without a quiz. */
async function fetchQuiz(): Promise<readonly QuizQuestion[] | undefined> {
  try {
    const answer = await fetch('/wellness/quiz.json');
    const questions: unknown = answer.ok ? await answer.json() : undefined;
    return Array.isArray(questions) ? (questions as QuizQuestion[]) : undefined;
  } catch {
    return undefined;
  }
}

const typingFields = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select';

/**
 * Whether something on the page must not be covered now: another dialog, a health result, a field
 * being typed in or a form filled in half. Parts say so themselves by `data-undisturbed`; a form
 * whose answer is there, by `data-answered`.
 */
export function visitorIsBusy(): boolean {
  return (
    document.querySelector('dialog[open], [data-undisturbed]') !== null ||
    document.activeElement?.matches(typingFields) === true ||
    [...document.querySelectorAll<HTMLFormElement>('form:not([data-answered])')].some(isBegun)
  );
}

function isBegun(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndex(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    if (/radio|checkbox/.test(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}

function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );
}
