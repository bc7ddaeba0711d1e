import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

interface IconTileProps {
  readonly name: IconName;
  readonly size?: number;
}

/** An icon on a tinted tile, at the start of a card, row or page. */
export function IconTile({ name, size = 28 }: IconTileProps) {
  return (
    <span className="icon-tile">
      <Icon name={name} size={size} />
    </span>
  );
}
