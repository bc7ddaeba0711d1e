import type { Example } from '#app/ui/example.ts';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Beside a tile, and close to an icon. */
export const examples: Example[] = [
  {
    name: 'A tile with words',
    node: (
      <div className="media">
        <IconTile name="hospital" />
        <p>The words begin level with the tile, and run on below each other.</p>
      </div>
    ),
  },
  {
    name: 'An icon in the middle, close',
    node: (
      <p className="media media--middle media--close">
        <Icon name="check" />
        <span>In one line with its icon</span>
      </p>
    ),
  },
];
