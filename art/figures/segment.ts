import sharp from 'sharp';
import { erode, grow, labelAreas, type LabelledGrid } from './flood.ts';
import { outlinePath } from './outline.ts';
import { drawingAreaOf, drawPart, type BodyName, type HairName } from './peep.ts';

type PartName = BodyName | HairName;

/** The areas of a part: those between its lines, and those filled with ink. */
export interface Segments {
  readonly name: PartName;
  readonly open: LabelledGrid;
  readonly solid: LabelledGrid;
}

const scale = 0.5;
const growth = 4;
// Half the width of the line that stays around an area once its solid ink is coloured.
const inkOutline = 8;
const known = new Map<PartName, Promise<Segments>>();

/**
 * Finds the areas of a part as a paint bucket would; each part is looked at once. The extra lines
 * are markup that closes a gap through which a colour would run.
 */
export async function segment(name: PartName, extraLines: string): Promise<Segments> {
  const segments = known.get(name) ?? findSegments(name, extraLines);
  known.set(name, segments);
  return segments;
}

/** The path of some areas between the lines, grown until it lies under the lines. */
export function openAreaPath({ name, open }: Segments, labels: readonly number[]): string {
  return areaPath(name, open, labels, 2.2);
}

/** The path of some areas that are solid ink, smaller than the ink so that an outline stays. */
export function solidAreaPath({ name, solid }: Segments, labels: readonly number[]): string {
  return areaPath(name, solid, labels, 2);
}

function areaPath(
  name: PartName,
  { width, height, labels }: LabelledGrid,
  wanted: readonly number[],
  tolerance: number,
): string {
  const chosen = new Set(wanted);
  const marked = Uint8Array.from(labels, (label) => (chosen.has(label) ? 1 : 0));
  const grown = grow(marked, width, growth, (cell) => labels[cell] === 0);
  const { x, y } = drawingAreaOf(name);
  return outlinePath(grown, [width, height], { scale, x, y }, tolerance);
}

async function findSegments(name: PartName, extraLines: string): Promise<Segments> {
  const silhouette = await rasterise(name, drawPart(name, '#ff0000', 'none'));
  const lines = await rasterise(name, drawPart(name, 'none', '#000000') + extraLines);
  const { width, height } = lines;
  const free = silhouette.alpha.map((alpha, cell) =>
    alpha > 60 && (lines.alpha[cell] ?? 0) < 110 ? 1 : 0,
  );
  const inked = lines.alpha.map((alpha) => (alpha >= 128 ? 1 : 0));
  return {
    name,
    open: labelAreas(free, width, height),
    solid: labelAreas(erode(inked, width, inkOutline), width, height),
  };
}

async function rasterise(
  name: PartName,
  markup: string,
): Promise<{ alpha: Uint8Array; width: number; height: number }> {
  const { x, y, width, height } = drawingAreaOf(name);
  const size = `width="${width * scale}" height="${height * scale}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size}>` +
    `${markup}</svg>`;
  const picture = sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { alpha: new Uint8Array(data), width: info.width, height: info.height };
}
