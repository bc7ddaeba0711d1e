import { useState } from 'react';
import { useAttention } from './use-attention.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface PlaybackOptions {
  readonly intervalMs: number;
  readonly onAdvance: () => void;
}

/** All that decides whether a carousel moves by itself, and the button that stops it. */
export function usePlayback({ intervalMs, onAdvance }: PlaybackOptions) {
  const [isStopped, setStopped] = useState(false);
  const isReduced = useReducedMotion();
  const { isHeld, handlers } = useAttention();
  const isMoving = !isStopped && !isHeld && !isReduced;
  useAutoplay({ intervalMs, isPaused: !isMoving, onAdvance });

  return { isMoving, isStopped, toggle: () => setStopped(!isStopped), handlers };
}
