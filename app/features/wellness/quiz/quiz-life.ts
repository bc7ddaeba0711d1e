import { fetchQuiz } from './fetch-quiz.ts';
import { quizStanding } from './quiz-standing.ts';
import type { QuizQuestion } from './quiz.ports.ts';
import { visitorIsBusy } from './visitor-is-busy.ts';

/** How long after "Later", or while its time has not come, the quiz looks again. */
const recheckMs = 12_000;
/** How often a quiz that is due looks whether the visitor is free now. */
const busyCheckMs = 1000;

/** A quiz that comes back until it is taken or closed. */
export interface QuizLife {
  /** Looks again in a while: the visitor wants the quiz later. */
  readonly checkLater: () => void;
  readonly stop: () => void;
}

/**
 * Shows the quiz as soon as it is due and the visitor is not busy, and looks again while its next
 * time lies ahead.
 */
export function startQuizLife(show: (questions: readonly QuizQuestion[]) => void): QuizLife {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ready: readonly QuizQuestion[] | undefined;
  let isStopped = false;

  function checkAfter(delayMs: number): void {
    timer = setTimeout(check, delayMs);
  }

  function check(): void {
    const standing = quizStanding();
    if (standing === 'later') checkAfter(recheckMs);
    else if (standing === 'due') offer();
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
    ready = await fetchQuiz();
    // Much may have happened while the questions were on their way.
    if (ready && !isStopped) check();
  }

  check();
  return {
    checkLater: () => checkAfter(recheckMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
