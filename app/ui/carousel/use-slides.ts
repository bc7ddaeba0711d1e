import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { easing } from './easing.ts';
import { isReduced } from './use-reduced-motion.ts';

interface Position {
  readonly index: number;
  /** The slide that leaves while this one comes; undefined when nothing moves. */
  readonly leaving?: number;
  readonly direction: 1 | -1;
}

/** Which of the slides shows, and the movement from one to the next. */
export function useSlides(count: number, transitionMs: number) {
  const [position, setPosition] = useState<Position>({ index: 0, direction: 1 });
  const [isLive, setLive] = useState(false);
  const windowRef = useRef<HTMLDivElement>(null);
  const rowRef = useRef<HTMLDivElement>(null);

  // Takes over at the slide to which the visitor has scrolled before the scripts ran.
  useEffect(() => {
    const box = windowRef.current;
    if (box?.scrollLeft) {
      setPosition({ index: Math.round(box.scrollLeft / box.clientWidth), direction: 1 });
    }
    setLive(box !== null);
  }, []);

  useLayoutEffect(() => {
    const slides = rowRef.current?.children;
    if (slides && position.leaving !== undefined && !isReduced()) {
      slide(slides, position, transitionMs);
    }
  }, [position, transitionMs]);

  /** Where to, seen from where it is then: two quick presses are two steps. */
  function move(direction: 1 | -1) {
    setPosition(({ index }) => ({
      index: (index + direction + count) % count,
      leaving: index,
      direction,
    }));
  }

  function pick(next: number) {
    setPosition((now) =>
      next === now.index
        ? now
        : { index: next, leaving: now.index, direction: next < now.index ? -1 : 1 },
    );
  }

  return { index: position.index, isLive, windowRef, rowRef, move, pick };
}

function slide(slides: HTMLCollection, position: Position, durationMs: number): void {
  const { index, leaving, direction } = position;
  const timing = { duration: durationMs, easing };
  for (const element of slides) for (const move of element.getAnimations()) move.cancel();
  // Hidden in the styles already, so the animation has to keep it in sight.
  slides[leaving ?? index]?.animate(
    { translate: ['0', `${-100 * direction}%`], visibility: ['visible', 'visible'] },
    timing,
  );
  slides[index]?.animate({ translate: [`${100 * direction}%`, '0'] }, timing);
}
