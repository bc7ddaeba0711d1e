import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { QuizScore } from './score-quiz.ts';

const closeAfterMs = 8000;

interface QuizOutcomeProps {
  readonly score: QuizScore;
  readonly questionCount: number;
  /** The score was there long enough. */
  readonly onTimeUp: () => void;
}

/** The score in words, the badge and the tips; goes after eight seconds unless it is kept. */
export function QuizOutcome({ score, questionCount, onTimeUp }: QuizOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isKept, setIsKept] = useState(false);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(onTimeUp, closeAfterMs);
    return () => clearTimeout(timer);
    // Counted once, from the moment the score appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKept]);

  return (
    <div className="quiz__outcome">
      <h3 ref={heading} tabIndex={-1} className="quiz__score">
        Score: {score.score} out of {questionCount}
      </h3>
      <p className="quiz__message">{score.message}</p>
      <p className="quiz__badge">
        <Icon name="circle-check" />
        Thank you for completing the Wellness Quiz!
      </p>
      {score.tips.length > 0 && <QuizTips tips={score.tips} />}
      <div className="quiz__foot">
        <output className="quiz__count">
          {isKept ? 'This stays until you close it.' : 'This closes after 8 seconds.'}
        </output>
        {!isKept && (
          <Button kind="secondary" onClick={() => setIsKept(true)}>
            Keep it open
          </Button>
        )}
      </div>
    </div>
  );
}

function QuizTips({ tips }: { readonly tips: readonly string[] }) {
  return (
    <>
      <h4 className="quiz__tips-title" id="quiz-tips">
        Small steps you could try
      </h4>
      <ul className="quiz__tips" aria-labelledby="quiz-tips">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}
