import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

interface SlideControlsProps {
  readonly className: string | undefined;
  readonly count: number;
  readonly index: number;
  readonly hasDots: boolean | undefined;
  readonly hasArrows: boolean | undefined;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onPick: (position: number) => void;
  readonly children: ReactNode;
}

/** The row of buttons under the slides; the arrow keys work on those that choose a slide. */
export function SlideControls(props: SlideControlsProps) {
  const { className, hasDots, hasArrows, onStep, children } = props;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') onStep(1);
    if (event.key === 'ArrowLeft') onStep(-1);
  }

  return (
    <div className={className}>
      <div className="carousel__controls">
        {hasArrows && (
          <button
            type="button"
            className="carousel__button"
            aria-label="Previous slide"
            onClick={() => onStep(-1)}
            onKeyDown={onKeyDown}
          >
            <Icon name="arrow-left" size={18} />
          </button>
        )}
        {hasDots && <Dots {...props} onKeyDown={onKeyDown} />}
        {hasArrows && (
          <button
            type="button"
            className="carousel__button"
            aria-label="Next slide"
            onClick={() => onStep(1)}
            onKeyDown={onKeyDown}
          >
            <Icon name="arrow-right" size={18} />
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

interface DotsProps extends Pick<SlideControlsProps, 'count' | 'index' | 'onPick'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Dots({ count, index, onPick, onKeyDown }: DotsProps) {
  return (
    <div className="carousel__dots">
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          className="carousel__dot"
          aria-label={`Slide ${position + 1} of ${count}`}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => onPick(position)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}
