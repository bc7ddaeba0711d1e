import type { ReactNode } from 'react';
import { PauseButton } from '../pause-button/pause-button.tsx';

/** The partner carousel's pace (specification, section 9). */
export const partnerTiming = { intervalMs: 3000, transitionMs: 800 } as const;

interface Item {
  readonly id: string | number;
  readonly content: ReactNode;
}

interface ItemCarouselProps {
  readonly label: string;
  readonly heading: ReactNode;
  /** At least seven: six are in view and one is next. */
  readonly items: readonly Item[];
}

/** A row with one to six items in view that moves on without end; without scripts it scrolls. */
export function ItemCarousel({ label, heading, items }: ItemCarouselProps) {
  return (
    <item-carousel
      className="item-carousel"
      // The element is the region itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={partnerTiming.intervalMs}
      data-transition={partnerTiming.transitionMs}
    >
      <div className="bar below-6">
        {heading}
        <div className="row row--close row--middle carousel__controls needs-script">
          <PauseButton className="carousel__button" iconSize={18} />
        </div>
      </div>
      {/* The keyboard must reach it, because it scrolls until the code runs. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="carousel__window" tabIndex={0}>
        <ul>
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
