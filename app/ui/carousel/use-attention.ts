import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether somebody is busy with an element: the pointer is on it, a finger touches it, or the
 * focus is within. Spread `handlers` on the element.
 */
export function useAttention() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const leave = () => setPointedAt(false);

  return {
    isHeld: isPointedAt || isFocused,
    handlers: {
      onPointerOver: (event: PointerEvent) => setPointedAt(!isPauseButton(event.target)),
      onPointerLeave: leave,
      // A finger that begins to scroll the page never "leaves".
      onPointerCancel: leave,
      onFocus: (event: FocusEvent) => setFocused(!isPauseButton(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** Pointing at the pause button or focusing it must not hold what it is to start. */
function isPauseButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-carousel-pause]') !== null;
}
