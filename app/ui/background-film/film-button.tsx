import { Icon } from '../icon/icon.tsx';

interface FilmButtonProps {
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
}

/** Stops all that moves in the hero, or starts it (WCAG 2.2.2). */
export function FilmButton({ isPlaying, onToggle }: FilmButtonProps) {
  return (
    <button
      type="button"
      className="background-film__button"
      aria-label={isPlaying ? 'Pause animation' : 'Play animation'}
      onClick={onToggle}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}
