import type { DirectorySort } from '#app/location/directory/directory-query.ts';
import type { Place } from '#app/location/directory/facility.ports.ts';
import type { Columns } from './directory-index.ts';

interface Ordering {
  readonly sort: DirectorySort;
  readonly near: Place | undefined;
  /** How well each facility fits what was typed; undefined when nothing was. */
  readonly scores: Float32Array | undefined;
  readonly columns: Columns;
}

/** More facilities than a directory may have: the lower part of a sorting key. */
const places = 2 ** 18;
const scoreSteps = 1000;
const bestScore = 1_000_000;
const farthest = 100_000_000;

/** One page of the facilities in the wanted order; equals stand in the order of their names. */
export function orderedPage(
  matching: readonly number[],
  { sort, near, scores, columns }: Ordering,
  page: { readonly from: number; readonly size: number },
): readonly number[] {
  const keyOf = rankFinder(sort, near, scores, columns);
  // Facilities are numbered by name; what was not searched comes in that order already.
  if (!keyOf && !scores) return matching.slice(page.from, page.from + page.size);
  // Numbers sort ten times as fast as a comparing function does.
  const keys = Float64Array.from(matching, (number) =>
    keyOf ? keyOf(number) * places + number : number,
  ).sort();
  return [...keys.subarray(page.from, page.from + page.size)].map((key) => key % places);
}

function rankFinder(
  sort: DirectorySort,
  near: Place | undefined,
  scores: Float32Array | undefined,
  columns: Columns,
): ((number: number) => number) | undefined {
  if (sort === 'distance' && near) return metresFrom(near, columns);
  if (sort === 'match' && scores) {
    return (number) => Math.max(0, bestScore - Math.round((scores[number] ?? 0) * scoreSteps));
  }
  return undefined;
}

/** Good enough for an order: the earth is flat within Nigeria. */
function metresFrom({ latitude, longitude }: Place, { latitudes, longitudes }: Columns) {
  const metresADegree = 111_195;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return (number: number): number => {
    const north = (latitudes[number] ?? Number.NaN) - latitude;
    const east = ((longitudes[number] ?? Number.NaN) - longitude) * narrowing;
    const metres = Math.round(Math.hypot(north, east) * metresADegree);
    return Number.isNaN(metres) ? farthest : metres;
  };
}
