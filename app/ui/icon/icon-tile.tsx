import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

interface IconTileProps {
  readonly name: IconName;
  /** Of the icon, as `Icon` has it; 28 when left out. */
  readonly size?: number;
}

/** An icon on a ground of its own, which begins a card, a row or a page. */
export function IconTile({ name, size = 28 }: IconTileProps) {
  return (
    <span className="icon-tile">
      <Icon name={name} size={size} />
    </span>
  );
}
