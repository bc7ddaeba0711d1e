import type { Example } from '#app/ui/example.ts';
import { iconNames } from './icon-names.ts';
import { IconTile } from './icon-tile.tsx';
import { Icon } from './icon.tsx';

const all = (
  <ul className="grid grid--4">
    {iconNames.map((name) => (
      <li key={name}>
        <Icon name={name} /> {name}
      </li>
    ))}
  </ul>
);

/** Every icon under its name, and the tile that some begin a card with. */
export const examples: Example[] = [
  { name: 'On a tile', node: <IconTile name="phone" /> },
  { name: 'All', node: all },
];
