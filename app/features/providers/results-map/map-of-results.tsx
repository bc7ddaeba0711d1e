import { useState } from 'react';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { TileMap } from './tile-map.ports.ts';
import { useLeaflet } from './use-leaflet.ts';

interface MapOfResultsProps {
  readonly items: readonly FacilitySummary[];
  readonly tileMap: TileMap;
}

/** The results on a map. Nothing of it, and no tile, is fetched before it is asked for. */
export function MapOfResults({ items, tileMap }: MapOfResultsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="results-map">
      <Button kind="secondary" small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="map-pin" size={20} />
        {isOpen ? 'Hide the map' : 'Show these on a map'}
      </Button>
      {isOpen && <TilesWithPins items={items} tileMap={tileMap} />}
    </div>
  );
}

function TilesWithPins({ items, tileMap }: MapOfResultsProps) {
  const { boxRef, hasFailed } = useLeaflet(items, tileMap);
  if (hasFailed) return <output>The map could not be loaded. The list has it all.</output>;
  return <section ref={boxRef} className="results-map__box" aria-label="Map of results" />;
}
