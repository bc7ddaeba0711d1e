/** Shorter moves are taps with an unsteady hand. */
const leastDistancePx = 40;

/** Tells a sideways swipe of a finger or pen: 1 to the next one, -1 to the one before. */
export function watchSwipe(element: HTMLElement, onSwipe: (direction: 1 | -1) => void): void {
  let startX: number | undefined;
  element.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    startX = pointerType === 'mouse' ? undefined : clientX;
  });
  element.addEventListener('pointerup', ({ clientX }) => {
    if (startX === undefined) return;
    const distancePx = clientX - startX;
    startX = undefined;
    if (Math.abs(distancePx) >= leastDistancePx) onSwipe(distancePx < 0 ? 1 : -1);
  });
}
