import { useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { QuizRow } from './quiz-row.tsx';
import type { QuizQuestion } from './quiz.ports.ts';
import type { Answers } from './score-quiz.ts';

interface QuizFormProps {
  readonly questions: readonly QuizQuestion[];
  readonly onSubmit: (answers: Answers) => void;
  readonly onLater: () => void;
}

/** The questions, how many are answered, and what to do with them. */
export function QuizForm({ questions, onSubmit, onLater }: QuizFormProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const answeredCount = Object.keys(answers).length;
  const isComplete = answeredCount === questions.length;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isComplete) onSubmit(answers);
  }

  return (
    <form
      className="quiz__form"
      toolname="wellness-quiz"
      tooldescription="Answer five questions about habits"
      onSubmit={submit}
    >
      {questions.map((question) => (
        <QuizRow
          key={question.id}
          question={question}
          onAnswer={(isYes) => setAnswers((given) => ({ ...given, [question.id]: isYes }))}
        />
      ))}
      <div className="quiz__foot">
        <output className="quiz__count">
          {answeredCount} of {questions.length} answered
        </output>
        <Button kind="secondary" onClick={onLater}>
          Later
        </Button>
        <Button type="submit" disabled={!isComplete} aria-disabled={!isComplete}>
          Submit
        </Button>
      </div>
    </form>
  );
}
