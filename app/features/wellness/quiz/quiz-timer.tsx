import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { quizStanding } from './quiz-standing.ts';

const firstShowMs = 6000;

/**
 * Brings the wellness quiz six seconds after the page was loaded, or come to by a link of the site.
 * Until then nothing of it is fetched.
 */
export function QuizTimer() {
  const [QuizPopup, setQuizPopup] = useState<ComponentType>();
  const isLoadedPage = useLocation().key === 'default';

  useEffect(() => {
    let isGone = false;
    async function bringQuiz() {
      if (quizStanding() === 'submitted') return;
      const { QuizPopup: Popup } = await import('./quiz-popup.tsx');
      if (!isGone) setQuizPopup(() => Popup);
    }
    // Scripts start some time after the page was loaded.
    const passedMs = isLoadedPage ? performance.now() : 0;
    const timer = setTimeout(() => bringQuiz().catch(console.error), firstShowMs - passedMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isLoadedPage]);

  return QuizPopup ? <QuizPopup /> : null;
}
