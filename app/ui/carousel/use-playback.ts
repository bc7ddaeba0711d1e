import { useState, useSyncExternalStore } from 'react';
import { savesData } from '../data-saver/saves-data.ts';
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
  // Each slide that comes by itself may bring a picture that nobody has asked for.
  const isSavingData = useSyncExternalStore(subscribeToNothing, savesData, () => false);
  const isMoving = !isStopped && !isHeld && !isReduced && !isSavingData;
  useAutoplay({ intervalMs, isPaused: !isMoving, onAdvance });

  return { isMoving, isStopped, toggle: () => setStopped(!isStopped), handlers };
}

function subscribeToNothing(): () => void {
  return () => {};
}
