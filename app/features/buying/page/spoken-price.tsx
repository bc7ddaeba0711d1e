import { useEffect, useState } from 'react';

/** Long enough not to interrupt typing. */
const pauseMs = 800;

/** Announces the price to screen readers once typing has paused. */
export function SpokenPrice({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{spoken}</output>;
}
