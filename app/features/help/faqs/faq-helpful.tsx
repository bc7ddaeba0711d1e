import { useState } from 'react';
import { readOpinions, saveOpinion, type Opinion } from './faq-opinions.ts';

/** Asks whether an answer was of use. What is said stays in this browser. */
export function FaqHelpful({ id }: { readonly id: string }) {
  const [opinion, setOpinion] = useState<Opinion | undefined>(() => readOpinions()[id]);
  const say = (value: Opinion) => {
    saveOpinion(id, value);
    setOpinion(value);
  };
  return (
    <fieldset className="faq-helpful">
      <legend>Was this helpful?</legend>
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
      <output>
        {opinion === 'yes' && 'Thank you.'}
        {opinion === 'no' && (
          <>
            Then please <a href="/contact">ask us</a>.
          </>
        )}
      </output>
    </fieldset>
  );
}
