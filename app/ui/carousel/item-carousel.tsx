import type { ReactNode } from 'react';
import { PauseButton } from './pause-button.tsx';

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
 * A row of which six, four, three or one are in view, moving on by one item without end
 * (item-carousel.element.ts). The items keep their places in the document, so that a screen reader
 * finds each of them once and in order. Before that code runs it is a row that scrolls sideways.
 */
export function ItemCarousel(props: ItemCarouselProps) {
  const { label, heading, items, intervalMs, transitionMs } = props;
  return (
    <item-carousel
      className="item-carousel"
      // The element is the region itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={intervalMs}
      data-transition={transitionMs}
    >
      <div className="item-carousel__head">
        {heading}
        <div className="carousel__controls">
          <PauseButton />
        </div>
      </div>
      {/* Before the code runs this scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="carousel__window" tabIndex={0}>
        <ul className="item-carousel__row">
          {items.map(({ id, content }) => (
            <li key={id} className="item-carousel__item">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </item-carousel>
  );
}
