import { startTransition, useEffect, useRef, useState } from 'react';
import { QuizDialog } from './quiz-dialog.tsx';
import { startQuizLife, type QuizLife } from './quiz-life.ts';
import { rememberLater } from './quiz-standing.ts';
import type { QuizQuestion } from './quiz.ports.ts';

/** The wellness quiz: hidden until it is due, and again after "Later". */
export function QuizPopup() {
  const [questions, setQuestions] = useState<readonly QuizQuestion[]>();
  const life = useRef<QuizLife>(undefined);

  useEffect(() => {
    const started = startQuizLife((drawn) => {
      // As a transition, so that React waits for the quiz's styles.
      startTransition(() => setQuestions(drawn));
    });
    life.current = started;
    return () => started.stop();
  }, []);

  function putOff() {
    rememberLater();
    life.current?.checkLater();
  }

  if (!questions) return null;
  return (
    <QuizDialog questions={questions} onLater={putOff} onClose={() => setQuestions(undefined)} />
  );
}
