import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PauseButton } from '../pause-button/pause-button.tsx';

interface Slide {
  readonly id: string | number;
  readonly content: ReactNode;
}

interface SlideCarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Includes the transition. */
  readonly intervalMs: number;
  readonly transitionMs: number;
  /** Such as `wrap`, where the slides are as wide as the page. */
  readonly controlsClassName?: string;
}

/** One slide at a time, without end (slide-carousel.element.ts); without scripts a plain row. */
export function SlideCarousel(props: SlideCarouselProps) {
  const { label, slides, intervalMs, transitionMs } = props;
  return (
    <slide-carousel
      className="slide-carousel"
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
              // The carousel pattern needs a group; the tags with that role are for forms.
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
      <div className={props.controlsClassName}>
        <div className="row row--close row--middle carousel__controls needs-script">
          <SlideChooser count={slides.length} />
          <PauseButton className="carousel__button" iconSize={18} />
        </div>
      </div>
    </slide-carousel>
  );
}

/** Dots and arrows to choose a slide with; the arrow keys work on them. */
function SlideChooser({ count }: { readonly count: number }) {
  return (
    <>
      <ArrowButton step={-1} />
      <div className="carousel__dots">
        {Array.from({ length: count }, (_, position) => (
          <button
            key={position}
            type="button"
            className="icon-button carousel__dot"
            aria-label={`Slide ${position + 1} of ${count}`}
            aria-current={position === 0 ? 'true' : undefined}
          />
        ))}
      </div>
      <ArrowButton step={1} />
    </>
  );
}

function ArrowButton({ step }: { readonly step: -1 | 1 }) {
  const [direction, name] =
    step < 0 ? (['left', 'Previous'] as const) : (['right', 'Next'] as const);
  return (
    <button
      type="button"
      className="icon-button carousel__button"
      aria-label={`${name} slide`}
      data-step={step}
    >
      <Icon name={`arrow-${direction}`} size={18} />
    </button>
  );
}
