import { useRef, type PointerEvent } from 'react';

/** Shorter moves are taps with an unsteady hand. */
const leastDistancePx = 40;

/** Tells a sideways swipe of a finger or pen: 1 to the next one, -1 to the one before. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number>(undefined);

  return {
    onPointerDown(event: PointerEvent) {
      startX.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (startX.current === undefined) return;
      const distancePx = event.clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(distancePx) >= leastDistancePx) onSwipe(distancePx < 0 ? 1 : -1);
    },
  };
}
