import { useEffect, useRef, useState } from 'react';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import type { TileMap } from './tile-map.ports.ts';
import type { ResultsMap } from './leaflet-map.ts';

/** Draws the results with Leaflet, which is fetched here and nowhere else. */
export function useLeaflet(items: readonly FacilitySummary[], tileMap: TileMap) {
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
