import type { ReactNode } from 'react';
import { PauseButton } from './pause-button.tsx';
import { useItems } from './use-items.ts';
import { usePlayback } from './use-playback.ts';
import { useSwipe } from './use-swipe.ts';

interface Item {
  readonly id: string | number;
  readonly content: ReactNode;
}

interface ItemCarouselProps {
  /** What the carousel is about, for those who do not see it. */
  readonly label: string;
  /** Shown above the row, beside the pause button. */
  readonly heading: ReactNode;
  /** At least seven, as six are in view and one waits. */
  readonly items: readonly Item[];
  readonly intervalMs: number;
  readonly transitionMs: number;
}

/**
 * A row of which six, four, three or one are in view, moving on by one item without end. The items
 * keep their places in the document, so that a screen reader finds each of them once and in order.
 * Before scripts run it is a row that scrolls sideways.
 */
export function ItemCarousel(props: ItemCarouselProps) {
  const { label, heading, items, intervalMs, transitionMs } = props;
  const { isLive, windowRef, rowRef, step } = useItems(transitionMs);
  const { isStopped, toggle, handlers } = usePlayback({ intervalMs, onAdvance: () => step(1) });

  return (
    <section
      className={isLive ? 'item-carousel carousel--live' : 'item-carousel'}
      aria-roledescription="carousel"
      aria-label={label}
      {...handlers}
      {...useSwipe(step)}
    >
      <div className="item-carousel__head">
        {heading}
        <div className="carousel__controls">
          <PauseButton isStopped={isStopped} onToggle={toggle} />
        </div>
      </div>
      {/* Before scripts run this scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="carousel__window" ref={windowRef} tabIndex={0}>
        <ul className="item-carousel__row" ref={rowRef}>
          {items.map(({ id, content }) => (
            <li key={id} className="item-carousel__item">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
