import { useState } from 'react';
import mapFile from '#app/assets/map/nigeria.svg?url';
import {
  formatQuery,
  type DirectoryQuery,
} from '#app/features/providers/directory/directory-query.ts';
import { states } from '#app/site/nigeria/states.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** A map to choose a state on; the search form has the same states as a list. */
export function StateMap({ query }: { readonly query: DirectoryQuery }) {
  const [pointedAt, setPointedAt] = useState<string>();
  return (
    <details className="map-panel state-map">
      <summary>
        <Icon name="map" size={20} />
        Choose a state on the map
      </summary>
      <nav className="state-map__sheet" aria-label="States of Nigeria">
        <svg viewBox="0 0 1000 812">
          {states.map(({ id, name }) => (
            <a
              key={id}
              href={`/providers${formatQuery({ ...query, stateId: id, lgaId: undefined, page: 1 })}`}
              aria-label={name}
              aria-current={id === query.stateId || undefined}
              onFocus={() => setPointedAt(name)}
              onPointerEnter={() => setPointedAt(name)}
            >
              <use href={`${mapFile}#${id}`} />
            </a>
          ))}
        </svg>
        <p aria-hidden="true">{pointedAt ?? 'Point at a state'}</p>
      </nav>
    </details>
  );
}
