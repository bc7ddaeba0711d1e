import { useId, useState } from 'react';
import { Link } from 'react-router';
import { readOpinions, saveOpinion, type Opinion } from './faq-opinions.ts';

/** Asks whether an answer was of use. What is said stays in this browser. */
export function FaqHelpful({ id }: { readonly id: string }) {
  const [opinion, setOpinion] = useState<Opinion | undefined>(() => readOpinions()[id]);
  const questionId = useId();
  const say = (value: Opinion) => {
    saveOpinion(id, value);
    setOpinion(value);
  };
  return (
    <div className="faq-helpful" role="group" aria-labelledby={questionId}>
      <span id={questionId}>Was this helpful?</span>
      {(['yes', 'no'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={opinion === value}
          onClick={() => say(value)}
        >
          {value === 'yes' ? 'Yes' : 'No'}
        </button>
      ))}
      <span role="status">
        {opinion === 'yes' && 'Thank you.'}
        {opinion === 'no' && (
          <>
            Then please <Link to="/contact">ask us</Link>.
          </>
        )}
      </span>
    </div>
  );
}
