import { distanceKm } from '#app/features/providers/directory/distance.ts';
import { facilitySlug } from '#app/features/providers/directory/facility-path.ts';
import type {
  Facility,
  FacilityDetails,
} from '#app/features/providers/directory/facility.types.ts';
import type { DirectoryIndex } from './search/directory-index.ts';
import { orderedPage } from './search/order.ts';
import { summarise } from './search/summarise.ts';

const mostNeighbours = 5;
const nearKm = 60;

/** Finds the facility named by the last segment of a path, with everything its page shows. */
export function findFacility(
  index: DirectoryIndex,
  segment: string,
  nowMs: number,
): Omit<FacilityDetails, 'isSample'> | undefined {
  const facility = facilityOf(index, segment);
  if (!facility) return undefined;
  const summary = summarise(facility, { nowMs, near: undefined });
  const neighbours = neighboursOf(index, facility).map((neighbour) =>
    summarise(neighbour, { nowMs, near: facility.place }),
  );
  return { facility, summary, neighbours };
}

/** An id may contain hyphens: prefer the id whose name matches the rest, or else the longest. */
function facilityOf(
  { facilities, numbers }: DirectoryIndex,
  segment: string,
): Facility | undefined {
  let longest: Facility | undefined;
  for (let end = segment.length; end > 0; end = segment.lastIndexOf('-', end - 1)) {
    const facility = facilities[numbers.get(segment.slice(0, end)) ?? -1];
    if (facility && segment.slice(end + 1) === facilitySlug(facility.name)) return facility;
    longest ??= facility;
  }
  return longest;
}

function neighboursOf(index: DirectoryIndex, facility: Facility): readonly Facility[] {
  const { facilities, columns } = index;
  if (!facility.place) return [];
  const near = facility.place;
  const ordering = { sort: 'distance', near, scores: undefined, columns } as const;
  const extent = { from: 0, size: mostNeighbours + 1 };
  return orderedPage([...facilities.keys()], ordering, extent)
    .flatMap((number) => facilities[number] ?? [])
    .filter(({ id, place }) => id !== facility.id && place && distanceKm(near, place) <= nearKm)
    .slice(0, mostNeighbours);
}
