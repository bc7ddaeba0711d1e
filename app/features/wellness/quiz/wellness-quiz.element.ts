import type { QuizLife } from './quiz-life.ts';
import { quizStatus } from './quiz-status.ts';

/** Specification, section 4: after the page has loaded. */
const firstShowMs = 6000;

/** Brings the wellness quiz six seconds after the page has loaded; until then none of it is fetched. */
class WellnessQuizElement extends HTMLElement {
  private life: QuizLife | undefined;

  connectedCallback(): void {
    const wait = (delayMs: number) =>
      setTimeout(() => {
        if (quizStatus() !== 'resting') this.start().catch(console.error);
      }, delayMs);
    const passedMs = timeSinceLoadMs();
    if (passedMs === undefined) addEventListener('load', () => wait(firstShowMs), { once: true });
    else wait(firstShowMs - passedMs);
  }

  disconnectedCallback(): void {
    this.life?.stop();
  }

  private async start(): Promise<void> {
    const [{ startQuizLife }, { openQuiz }] = await Promise.all([
      import('./quiz-life.ts'),
      import('./open-quiz.ts'),
    ]);
    if (!this.isConnected) return;
    this.life = startQuizLife((questions) => {
      openQuiz({ host: this, questions, onLater: () => this.life?.checkLater() });
    });
  }
}

customElements.define('wellness-quiz', WellnessQuizElement);

function timeSinceLoadMs(): number | undefined {
  if (document.readyState !== 'complete') return undefined;
  const [visit] = performance.getEntriesByType('navigation');
  const loadedAtMs = visit instanceof PerformanceNavigationTiming && visit.loadEventStart;
  return loadedAtMs ? performance.now() - loadedAtMs : 0;
}
