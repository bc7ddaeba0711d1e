import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { QuizForm } from './quiz-form.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import { QuizPicture } from './quiz-picture.tsx';
import { rememberSubmitted } from './quiz-standing.ts';
import type { QuizQuestion } from './quiz.ports.ts';
import { quizSheet } from './quiz.sheet.ts';
import { scoreQuiz, type Answers, type QuizScore } from './score-quiz.ts';

interface QuizDialogProps {
  readonly questions: readonly QuizQuestion[];
  /** The visitor would rather be asked later; the dialog closes as well. */
  readonly onLater: () => void;
  /** The dialog has closed, in whatever way. */
  readonly onClose: () => void;
}

/**
 * Five questions, then the score. Opens as soon as it is there, with the focus on itself: a key
 * pressed at that moment answers nothing. A click beside it does not close it, for the same reason.
 */
export function QuizDialog({ questions, onLater, onClose }: QuizDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [score, setScore] = useState<QuizScore>();

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);

  function close() {
    dialog.current?.close();
  }

  function submit(answers: Answers) {
    rememberSubmitted();
    setScore(scoreQuiz(questions, answers));
  }

  function putOff() {
    onLater();
    close();
  }

  return (
    <Dialog
      id="wellness-quiz"
      title="Five quick questions"
      className="dialog quiz"
      closedby="closerequest"
      tabIndex={-1}
      ref={dialog}
      onClose={onClose}
    >
      <Stylesheet sheet={quizSheet} />
      <QuizPicture />
      <p className="quiz__lead">Your wellness quiz, one minute.</p>
      {score ? (
        <QuizOutcome score={score} questionCount={questions.length} onTimeUp={close} />
      ) : (
        <QuizForm questions={questions} onSubmit={submit} onLater={putOff} />
      )}
    </Dialog>
  );
}
