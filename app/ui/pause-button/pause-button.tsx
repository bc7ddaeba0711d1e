import { Icon } from '#app/ui/icon/icon.tsx';

interface PauseButtonProps {
  readonly className: string;
  readonly label: 'Pause' | 'Pause animation';
  readonly iconSize: number;
  readonly hidden?: boolean;
}

/** Stops what moves by itself and starts it again (WCAG 2.2.2): see show-paused.ts. */
export function PauseButton({ className, label, iconSize, hidden }: PauseButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} data-pause="" hidden={hidden}>
      <Icon name="pause" size={iconSize} />
      <Icon name="play" size={iconSize} />
    </button>
  );
}
