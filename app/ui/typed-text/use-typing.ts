import { useEffect, useRef, useState } from 'react';
import { nextTyping, wholePhrase, type Typing } from './typing-step.ts';

/**
 * Types and erases the phrases in turn while `isMoving`. Where it is stopped, the phrase of that
 * moment is completed, so that nobody is left with half a word.
 */
export function useTyping(phrases: readonly string[], isMoving: boolean): Typing {
  const [typing, setTyping] = useState(() => wholePhrase(phrases, 0));
  const phrase = useRef(0);

  useEffect(() => {
    if (!isMoving) return;
    let timer: ReturnType<typeof setTimeout>;

    // The next step is set from within the timer: waiting for a render would slow the typing down.
    function schedule(present: Typing) {
      const { typing: next, afterMs } = nextTyping(phrases, present);
      timer = setTimeout(() => {
        phrase.current = next.phrase;
        setTyping(next);
        schedule(next);
      }, afterMs);
    }

    schedule(wholePhrase(phrases, phrase.current));
    return () => {
      clearTimeout(timer);
      setTyping(wholePhrase(phrases, phrase.current));
    };
  }, [phrases, isMoving]);

  return typing;
}
