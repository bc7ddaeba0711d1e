import { useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FaqHelpful } from './faq-helpful.tsx';

interface FaqToolsProps {
  readonly id: string;
  /** Whether somebody has opened the answer in a browser that runs scripts. */
  readonly hasScripts: boolean;
}

const copyWords = {
  idle: 'Link to this answer',
  copied: 'Link copied',
  refused: 'Copy it from the address bar',
} as const;

/** What one can do with an answer: pass its address on, and say whether it helped. */
export function FaqTools({ id, hasScripts }: FaqToolsProps) {
  const [state, setState] = useState<keyof typeof copyWords>('idle');
  // The link is followed as well, so that the address bar has it too.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, document.baseURI).href);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <div className="faq-tools">
      <a href={`#${id}`} onClick={() => void copy()}>
        {hasScripts && <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />}
        {copyWords[state]}
      </a>
      {hasScripts && (
        <>
          <output className="visually-hidden">{state !== 'idle' && copyWords[state]}</output>
          <FaqHelpful id={id} />
        </>
      )}
    </div>
  );
}
