import { Icon } from '#app/ui/icon/icon.tsx';

/**
 * Stops what moves by itself and starts it again (WCAG 2.2.2). The styles leave it out where nothing
 * moves: without scripts and with reduced motion.
 */
export function PauseButton() {
  return (
    <button
      type="button"
      className="carousel__button carousel__pause"
      aria-label="Pause"
      data-carousel-pause=""
    >
      <Icon name="pause" size={18} />
      <Icon name="play" size={18} />
    </button>
  );
}
