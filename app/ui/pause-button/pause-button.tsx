import { Icon } from '#app/ui/icon/icon.tsx';

interface PauseButtonProps {
  readonly className: string;
  /** What it stops, where that needs a word. */
  readonly thing?: string;
  readonly iconSize: number;
  readonly hidden?: boolean;
}

/** Stops what moves by itself and, once `data-stopped`, starts it again (WCAG 2.2.2). */
export function PauseButton({ className, thing, iconSize, hidden }: PauseButtonProps) {
  const words = (verb: string) => (
    <span className="visually-hidden">{[verb, thing].filter(Boolean).join(' ')}</span>
  );
  return (
    <button
      type="button"
      className={`icon-button pause-button ${className}`}
      data-pause=""
      hidden={hidden}
    >
      <span className="pause-button__pause">
        <Icon name="pause" size={iconSize} />
        {words('Pause')}
      </span>
      <span className="pause-button__play">
        <Icon name="play" size={iconSize} />
        {words('Play')}
      </span>
    </button>
  );
}
