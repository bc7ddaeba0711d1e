import type { DirectorySort } from '#app/features/providers/directory/directory-query.ts';
import type { Place } from '#app/features/providers/directory/facility.types.ts';
import type { Columns } from './directory-index.ts';

interface Ordering {
  readonly sort: DirectorySort;
  readonly near: Place | undefined;
  /** Text match scores; undefined when nothing was typed. */
  readonly scores: Float32Array | undefined;
  /** When sorted by distance: lower ranks come first, however far. */
  readonly rankOf?: ((number: number) => number) | undefined;
  readonly columns: Columns;
}

/** Low part of a sort key; more than a directory may have facilities. */
const places = 2 ** 18;
const scoreSteps = 1000;
const bestScore = 1_000_000;
const farthest = 100_000_000;
const beyond = 2 * farthest;

/** Sorts facilities, equals by name, and returns one page. */
export function orderedPage(
  matching: readonly number[],
  { sort, near, scores, rankOf, columns }: Ordering,
  page: { readonly from: number; readonly size: number },
): readonly number[] {
  const keyOf = keyFinder(sort, near, scores, columns);
  const rank = sort === 'distance' ? rankOf : undefined;
  // Facilities are numbered by name, so unsearched ones are in order already.
  if (!keyOf && !scores) return matching.slice(page.from, page.from + page.size);
  // Sorting numbers is ten times as fast as a compare function.
  const keys = Float64Array.from(matching, (number) =>
    keyOf ? ((rank?.(number) ?? 0) * beyond + keyOf(number)) * places + number : number,
  ).sort();
  return [...keys.subarray(page.from, page.from + page.size)].map((key) => key % places);
}

function keyFinder(
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

/** Flat-earth distance is precise enough for sorting. */
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
