import { useEffect, useRef, useState } from 'react';
import { easing } from './easing.ts';
import { isReduced } from './use-reduced-motion.ts';

/**
 * Moves the items of a row by whole places. Each is shifted by styles to the place where it shows:
 * the one that has left on one side comes in again on the other.
 */
export function useItems(transitionMs: number) {
  const [isLive, setLive] = useState(false);
  const windowRef = useRef<HTMLDivElement>(null);
  const rowRef = useRef<HTMLUListElement>(null);
  /** How many items have left on the left side. */
  const offset = useRef(0);

  useEffect(() => {
    takeOverScroll();
    setLive(windowRef.current !== null);
  }, []);

  /** Takes over what was scrolled before the scripts ran, or by Tab to an item out of view. */
  function takeOverScroll() {
    const box = windowRef.current;
    const items = itemsOf(rowRef.current);
    if (!box?.scrollLeft || !items[0]) return;
    offset.current += Math.round(box.scrollLeft / items[0].clientWidth);
    offset.current %= items.length;
    place(items, offset.current);
    box.scrollLeft = 0;
  }

  function step(direction: 1 | -1) {
    takeOverScroll();
    const items = itemsOf(rowRef.current);
    offset.current = (offset.current + direction + items.length) % items.length;
    place(items, offset.current);
    if (!isReduced()) move(items, offset.current, direction, transitionMs);
  }

  return { isLive, windowRef, rowRef, step };
}

function itemsOf(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

function shift(places: number): string {
  return `calc(${places} * (100% + var(--gap)))`;
}

function placeOf(index: number, offset: number, count: number): number {
  return (index - offset + count) % count;
}

function place(items: readonly HTMLElement[], offset: number): void {
  items.forEach((item, index) => {
    item.style.translate = shift(placeOf(index, offset, items.length) - index);
  });
}

function move(
  items: readonly HTMLElement[],
  offset: number,
  direction: 1 | -1,
  durationMs: number,
): void {
  // Forward, the row starts at its old places; back, one place before its new ones.
  const startOffset = direction === 1 ? (offset - 1 + items.length) % items.length : offset;
  items.forEach((item, index) => {
    for (const running of item.getAnimations()) running.cancel();
    const start = placeOf(index, startOffset, items.length) - index - (direction === 1 ? 0 : 1);
    item.animate(
      { translate: [shift(start), shift(start + -direction)] },
      { duration: durationMs, easing },
    );
  });
}
