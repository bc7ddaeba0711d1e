import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

/** An icon on a ground of its own, which begins a card. */
export function IconTile({ name }: { readonly name: IconName }) {
  return (
    <span className="icon-tile">
      <Icon name={name} size={28} />
    </span>
  );
}
