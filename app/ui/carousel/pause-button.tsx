import { Icon } from '#app/ui/icon/icon.tsx';

interface PauseButtonProps {
  readonly isStopped: boolean;
  readonly onToggle: () => void;
}

/**
 * Stops what moves by itself and starts it again (WCAG 2.2.2). The styles leave it out where
 * nothing moves: without scripts and with reduced motion.
 */
export function PauseButton({ isStopped, onToggle }: PauseButtonProps) {
  return (
    <button
      type="button"
      className="carousel__button carousel__pause"
      aria-label={isStopped ? 'Play' : 'Pause'}
      onClick={onToggle}
      data-carousel-pause=""
    >
      <Icon name={isStopped ? 'play' : 'pause'} size={18} />
    </button>
  );
}
