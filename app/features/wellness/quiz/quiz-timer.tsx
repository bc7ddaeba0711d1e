import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { quizStanding } from './quiz-standing.ts';
import { timeSinceLoadMs } from './time-since-load.ts';

const firstShowMs = 6000;

/**
 * Brings the wellness quiz six seconds after the page was loaded, or come to by a link of the site.
 * Until then nothing of it is fetched.
 */
export function QuizTimer() {
  const [QuizPopup, setQuizPopup] = useState<ComponentType>();
  const isLoadedPage = useLocation().key === 'default';

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function bringQuiz() {
      if (quizStanding() === 'submitted') return;
      const { QuizPopup: Popup } = await import('./quiz-popup.tsx');
      if (!leaving.signal.aborted) setQuizPopup(() => Popup);
    }
    function bringAfter(delayMs: number) {
      timer = setTimeout(() => bringQuiz().catch(console.error), delayMs);
    }
    // Scripts may start before the page is loaded, or some time after.
    const passedMs = isLoadedPage ? timeSinceLoadMs() : 0;
    if (passedMs !== undefined) bringAfter(firstShowMs - passedMs);
    else addEventListener('load', () => bringAfter(firstShowMs), { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isLoadedPage]);

  return QuizPopup ? <QuizPopup /> : null;
}
