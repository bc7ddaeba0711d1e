import { useEffect, useRef, useState } from 'react';
import { isReduced } from '../carousel/use-reduced-motion.ts';

/**
 * The number to show while counting up to `end`, which begins when the element comes into view;
 * undefined before and after, and always with reduced motion.
 */
export function useCountUp(end: number, durationMs: number) {
  const ref = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState<number>();

  useEffect(() => {
    if (!ref.current || isReduced()) return;
    let frame = 0;

    function count(startMs: number) {
      const progress = Math.min((performance.now() - startMs) / durationMs, 1);
      setValue(progress < 1 ? end * easeOut(progress) : undefined);
      if (progress < 1) frame = requestAnimationFrame(() => count(startMs));
    }

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      count(performance.now());
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [end, durationMs]);

  return { ref, value };
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
