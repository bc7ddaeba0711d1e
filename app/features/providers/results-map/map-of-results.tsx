import { useEffect, useRef, useState } from 'react';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { TileMap } from './tile-map.ports.ts';
import { useLeaflet } from './use-leaflet.ts';

interface MapOfResultsProps {
  readonly items: readonly FacilitySummary[];
  readonly tileMap: TileMap;
}

/** The results on a map. Nothing of it, and no tile, is fetched before it is opened. */
export function MapOfResults({ items, tileMap }: MapOfResultsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before scripts ran.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="map-panel"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="map-pin" size={20} />
        Show these on a map
      </summary>
      {isOpen && <TilesWithPins items={items} tileMap={tileMap} />}
    </details>
  );
}

function TilesWithPins({ items, tileMap }: MapOfResultsProps) {
  const { boxRef, hasFailed } = useLeaflet(items, tileMap);
  if (hasFailed) return <output>The map could not be loaded. The list has it all.</output>;
  return <section ref={boxRef} className="results-map" aria-label="Map of results" />;
}
