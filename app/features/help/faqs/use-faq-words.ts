import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * What somebody looks for: what the address asks for, until they type something else. Without
 * scripts the field keeps its own words, so what was typed before scripts started counts too.
 */
export function useFaqWords(asked: string) {
  const [typed, setTyped] = useState({ asked, words: asked });
  const words = typed.asked === asked ? typed.words : asked;
  const setWords = useCallback((text: string) => setTyped({ asked, words: text }), [asked]);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  const takeTyped = useEffectEvent(() => setWords(input.current?.value ?? asked));
  useEffect(() => {
    if (!isHydrated.current) takeTyped();
    else if (input.current) input.current.value = asked;
    isHydrated.current = true;
  }, [asked]);
  const clear = () => {
    if (input.current) input.current.value = '';
    setWords('');
  };
  return { words, setWords, input, clear };
}
