/**
 * Tells whether somebody is busy with an element: the pointer is on it, a finger touches it, or the
 * focus is within. The pause button is left out: pointing at it must not hold what it is to start.
 */
export function watchAttention(element: HTMLElement, onChange: (isHeld: boolean) => void): void {
  let isPointedAt = false;
  let isFocused = false;
  const set = (change: { readonly isPointedAt?: boolean; readonly isFocused?: boolean }) => {
    ({ isPointedAt = isPointedAt, isFocused = isFocused } = change);
    onChange(isPointedAt || isFocused);
  };
  const leave = () => set({ isPointedAt: false });
  element.addEventListener('pointerover', ({ target }) => set({ isPointedAt: !isPause(target) }));
  element.addEventListener('pointerleave', leave);
  // A finger that begins to scroll the page never "leaves".
  element.addEventListener('pointercancel', leave);
  element.addEventListener('focusin', ({ target }) => set({ isFocused: !isPause(target) }));
  element.addEventListener('focusout', () => set({ isFocused: false }));
}

function isPause(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-carousel-pause]') !== null;
}
