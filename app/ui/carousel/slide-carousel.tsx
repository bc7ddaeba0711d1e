import type { ReactNode } from 'react';
import { SlideControls } from './slide-controls.tsx';

export interface Slide {
  readonly id: string | number;
  readonly content: ReactNode;
}

interface SlideCarouselProps {
  /** What the carousel is about, for those who do not see it. */
  readonly label: string;
  readonly slides: readonly Slide[];
  /** From one advance to the next, the transition included. */
  readonly intervalMs: number;
  readonly transitionMs: number;
  readonly hasDots?: boolean;
  readonly hasArrows?: boolean;
  readonly className?: string;
  /** Class of the row of buttons, such as `wrap` where the slides are as wide as the page. */
  readonly controlsClassName?: string;
}

/**
 * One slide at a time, without end, moving by itself until somebody points at it, focuses it,
 * touches it or presses Pause (slide-carousel.element.ts). Before that code runs it is a row that
 * scrolls sideways.
 */
export function SlideCarousel(props: SlideCarouselProps) {
  const { label, slides, intervalMs, transitionMs, hasDots, hasArrows, className } = props;
  return (
    <slide-carousel
      className={className ? `slide-carousel ${className}` : 'slide-carousel'}
      // The element is the region itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={intervalMs}
      data-transition={transitionMs}
    >
      <div className="carousel__window">
        <div className="slide-carousel__row" aria-live="off">
          {slides.map(({ id, content }, position) => (
            <div
              key={id}
              className="slide-carousel__slide"
              // The pattern for carousels asks for a group; the tags with that role are for forms.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              data-current={position === 0 ? '' : undefined}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <SlideControls
        className={props.controlsClassName}
        count={slides.length}
        hasDots={hasDots}
        hasArrows={hasArrows}
      />
    </slide-carousel>
  );
}
