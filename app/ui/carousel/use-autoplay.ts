import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

interface AutoplayOptions {
  /** From one advance to the next, the transition included. */
  readonly intervalMs: number;
  readonly isPaused: boolean;
  readonly onAdvance: () => void;
}

/**
 * Calls onAdvance at every interval while it is not paused and the tab is in sight. After a pause
 * a whole interval passes before the next advance.
 */
export function useAutoplay({ intervalMs, isPaused, onAdvance }: AutoplayOptions): void {
  const isHidden = useSyncExternalStore(subscribe, isTabHidden, () => false);
  const isRunning = !isPaused && !isHidden;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => advance(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
