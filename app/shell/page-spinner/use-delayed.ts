import { useEffect, useState } from 'react';

/** True once the condition has held for that long without a break; false as soon as it ends. */
export function useDelayed(condition: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [condition, delayMs]);
  return condition && isDue;
}
