import type { ReactNode } from 'react';
import { PauseButton } from './pause-button.tsx';
import { SlideControls } from './slide-controls.tsx';
import { usePlayback } from './use-playback.ts';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

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
 * touches it or presses Pause. Before scripts run it is a row that scrolls sideways.
 */
export function SlideCarousel(props: SlideCarouselProps) {
  const { label, slides, intervalMs, transitionMs, hasDots, hasArrows } = props;
  const { index, isLive, windowRef, rowRef, move, pick } = useSlides(slides.length, transitionMs);
  const { isMoving, isStopped, toggle, handlers } = usePlayback({
    intervalMs,
    onAdvance: () => move(1),
  });
  const classes = ['slide-carousel', props.className, isLive && 'carousel--live'];

  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-roledescription="carousel"
      aria-label={label}
      {...handlers}
      {...useSwipe(move)}
    >
      <div className="carousel__window" ref={windowRef}>
        <div
          className="slide-carousel__row"
          ref={rowRef}
          aria-live={isLive && !isMoving ? 'polite' : 'off'}
        >
          {slides.map(({ id, content }, position) => (
            <div
              key={id}
              className="slide-carousel__slide"
              // The pattern for carousels asks for a group; the tags with that role are for forms.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              data-current={position === index ? '' : undefined}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <SlideControls
        className={props.controlsClassName}
        count={slides.length}
        index={index}
        hasDots={hasDots}
        hasArrows={hasArrows}
        onStep={move}
        onPick={pick}
      >
        <PauseButton isStopped={isStopped} onToggle={toggle} />
      </SlideControls>
    </section>
  );
}
