import { ink } from './colours.ts';
import type { AreaName, PartAreas } from './areas.ts';
import { drawPart, type BodyName, type HairName } from './peep.ts';
import { openAreaPath, segment, solidAreaPath, type Segments } from './segment.ts';

/** The paint of each area: a colour, or `url(#…)` of a patterned cloth. */
export type Paints = Readonly<Partial<Record<AreaName | 'scrubs' | 'coat', string>>>;

const silhouetteFill = '#bada55';
const drawnScrubs = '#8FA7DF';
const drawnCoat = '#9FD8E5';

/**
 * One part in colour: its silhouette first, then the coloured areas, then its lines, then the
 * areas of solid ink that take a colour.
 */
export async function paintPart(
  name: BodyName | HairName,
  areas: PartAreas | undefined,
  paints: Paints & { readonly skin: string },
): Promise<string> {
  if (areas?.ownColours) return paintOwnColours(name, paints);
  const ground = (areas?.ground && paints[areas.ground]) ?? paints.skin;
  const { silhouette, lines } = splitDrawing(name);
  const filled = silhouette.replaceAll(silhouetteFill, ground);
  if (areas === undefined) return filled + lines;
  const missingLines = drawMissingLines(areas);
  const segments = await segment(name, missingLines);
  const open = paintAreas(segments, areas.open, paints, openAreaPath);
  const solid = paintAreas(segments, areas.solid, paints, solidAreaPath);
  return filled + open + lines + missingLines + solid;
}

function drawMissingLines({ missingLines }: PartAreas): string {
  if (missingLines === undefined) return '';
  const line = `fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"`;
  return `<path ${line} stroke-linejoin="round" d="${missingLines}"/>`;
}

function paintAreas(
  segments: Segments,
  areas: PartAreas['open'],
  paints: Paints,
  pathOf: (segments: Segments, labels: readonly number[]) => string,
): string {
  return Object.entries(areas ?? {})
    .map(([area, labels]) => {
      const paint = paints[area as AreaName];
      return paint === undefined ? '' : `<path fill="${paint}" d="${pathOf(segments, labels)}"/>`;
    })
    .join('');
}

function paintOwnColours(name: BodyName | HairName, paints: Paints & { skin: string }): string {
  return drawPart(name, paints.skin, ink)
    .replaceAll(drawnScrubs, paints.scrubs ?? drawnScrubs)
    .replaceAll(drawnCoat, paints.coat ?? drawnCoat);
}

// The paths carry their places in the groups around them, so both halves keep all the groups.
function splitDrawing(name: BodyName | HairName): { silhouette: string; lines: string } {
  const drawing = drawPart(name, silhouetteFill, ink);
  const path = /<path[^>]*><\/path>/g;
  return {
    silhouette: drawing.replace(path, (found) => (found.includes(silhouetteFill) ? found : '')),
    lines: drawing.replace(path, (found) => (found.includes(silhouetteFill) ? '' : found)),
  };
}
