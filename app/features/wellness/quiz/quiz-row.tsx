import { useId } from 'react';
import type { QuizQuestion } from './quiz.ports.ts';

interface QuizRowProps {
  readonly question: QuizQuestion;
  readonly onAnswer: (isYes: boolean) => void;
}

/** One question with its two answers. */
export function QuizRow({ question, onAnswer }: QuizRowProps) {
  const textId = useId();
  return (
    <fieldset
      className="quiz__row"
      role="radiogroup"
      aria-labelledby={textId}
      toolparamdescription={question.text}
    >
      <p id={textId}>{question.text}</p>
      <div className="quiz__answers">
        {[true, false].map((isYes) => (
          <label key={String(isYes)}>
            <input
              type="radio"
              name={`quiz-${question.id}`}
              autoComplete="off"
              onChange={() => onAnswer(isYes)}
            />
            {isYes ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
