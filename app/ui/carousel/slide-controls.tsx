import { Icon } from '#app/ui/icon/icon.tsx';
import { PauseButton } from './pause-button.tsx';

interface SlideControlsProps {
  readonly className: string | undefined;
  readonly count: number;
  readonly hasDots: boolean | undefined;
  readonly hasArrows: boolean | undefined;
}

/** The row of buttons under the slides; the arrow keys work on those that choose a slide. */
export function SlideControls({ className, count, hasDots, hasArrows }: SlideControlsProps) {
  return (
    <div className={className}>
      <div className="carousel__controls">
        {hasArrows && (
          <button
            type="button"
            className="carousel__button"
            aria-label="Previous slide"
            data-step="-1"
          >
            <Icon name="arrow-left" size={18} />
          </button>
        )}
        {hasDots && (
          <div className="carousel__dots">
            {Array.from({ length: count }, (_, position) => (
              <button
                key={position}
                type="button"
                className="carousel__dot"
                aria-label={`Slide ${position + 1} of ${count}`}
                aria-current={position === 0 ? 'true' : undefined}
              />
            ))}
          </div>
        )}
        {hasArrows && (
          <button type="button" className="carousel__button" aria-label="Next slide" data-step="1">
            <Icon name="arrow-right" size={18} />
          </button>
        )}
        <PauseButton />
      </div>
    </div>
  );
}
