import { useEffect, useRef, useState } from 'react';
import type { FacilitySummary } from '../directory/facility.types.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { TileMap } from './tile-map.types.ts';
import type { ResultsMap } from './leaflet-map.ts';

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
      className="needs-script"
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
  if (hasFailed) return <output>We couldn’t load the map. The list shows the same results.</output>;
  return <section ref={boxRef} className="results-map" aria-label="Map of results" />;
}

function useLeaflet(items: readonly FacilitySummary[], tileMap: TileMap) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ResultsMap>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let opened: ResultsMap | undefined;
    let isGone = false;
    async function open(): Promise<void> {
      const { openResultsMap } = await import('./leaflet-map.ts');
      if (isGone || !boxRef.current) return undefined;
      const started = await openResultsMap(boxRef.current, tileMap);
      if (isGone) return started.close();
      opened = started;
      setMap(started);
      return undefined;
    }
    open().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [tileMap]);

  useEffect(() => map?.show(items), [map, items]);
  return { boxRef, hasFailed };
}
