import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

/** An icon on a tinted tile, at the start of a card, row or page. */
export function IconTile({ name, size = 28 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <span className="icon-tile">
      <Icon name={name} size={size} />
    </span>
  );
}
