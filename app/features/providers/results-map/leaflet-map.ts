// First, because Leaflet sets HTML as it loads.
import './trust-leaflet.ts';
import { circleMarker, Control, featureGroup, map as openMap, tileLayer } from 'leaflet';
import mapStyles from './results-map.css?url';
import type { FacilitySummary } from '../directory/facility.types.ts';
import type { TileMap } from './tile-map.types.ts';

export interface ResultsMap {
  /** Shows these providers and nothing else, and moves to where they are. */
  show(items: readonly FacilitySummary[]): void;
  close(): void;
}

const nigeria = [
  [4.2, 2.6],
  [13.9, 14.7],
] satisfies [number, number][];
const closestZoom = 14;

/** Opens a map in an element. Pins are links in the list's words, reachable by the keyboard. */
export async function openResultsMap(box: HTMLElement, tileMap: TileMap): Promise<ResultsMap> {
  // Leaflet measures its box once.
  await loadStyles(mapStyles);
  const map = openMap(box, { attributionControl: false }).fitBounds(nigeria);
  attributionOf(tileMap).addTo(map);
  tileLayer(tileMap.tileUrl).addTo(map);
  const pins = featureGroup().addTo(map);
  return {
    show(items) {
      pins.clearLayers();
      for (const item of items) {
        if (item.place) pins.addLayer(pinOf(item, item.place));
      }
      const bounds = pins.getBounds();
      if (bounds.isValid()) map.fitBounds(bounds.pad(0.1), { maxZoom: closestZoom });
    },
    close: () => map.remove(),
  };
}

function pinOf({ name, path }: FacilitySummary, place: { latitude: number; longitude: number }) {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  return circleMarker([place.latitude, place.longitude], {
    className: 'results-map__pin',
    radius: 9,
  }).bindPopup(link);
}

/** Leaflet's control would set the link as HTML. */
function attributionOf({ attribution, attributionLink }: TileMap): Control {
  const control = new Control({ position: 'bottomright' });
  control.onAdd = () => {
    const box = document.createElement('div');
    box.className = 'leaflet-control-attribution';
    const link = document.createElement('a');
    link.href = attributionLink;
    link.textContent = attribution;
    box.append(link);
    return box;
  };
  return control;
}

async function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
  });
  document.head.append(link);
  await loaded;
}
