import { distanceKm } from '#app/location/directory/distance.ts';
import type { Facility, Place } from '#app/location/directory/facility.ports.ts';
import { foldText } from '#app/kernel/text/fold-text.ts';

/** An earlier row that a facility repeats. */
interface Repeated {
  readonly line: number;
  readonly how: 'area' | 'place';
}

interface DuplicateFinder {
  /** What the facility of this line repeats; otherwise it is remembered. */
  check(facility: Facility, line: number): Repeated | undefined;
}

const nearKm = 0.2;
/** Squares a little larger than that: what is near lies in the same one or beside it. */
const squareDegrees = 0.002;

interface Spot {
  readonly place: Place;
  readonly line: number;
}

/** Finds the same name again in the same local government area, or within 200 metres. */
export function createDuplicateFinder(): DuplicateFinder {
  const byArea = new Map<string, number>();
  const bySquare = new Map<string, Spot[]>();

  function findNear(name: string, place: Place): Spot | undefined {
    const [row, column] = squareOf(place);
    for (let north = -1; north <= 1; north += 1) {
      for (let east = -1; east <= 1; east += 1) {
        const spots = bySquare.get(`${name} ${row + north} ${column + east}`);
        const near = spots?.find((spot) => distanceKm(spot.place, place) <= nearKm);
        if (near) return near;
      }
    }
    return undefined;
  }

  return {
    check({ name, lgaId, place }, line) {
      const folded = foldText(name);
      const area = lgaId && `${folded} ${lgaId}`;
      const sameArea = area && byArea.get(area);
      if (sameArea) return { line: sameArea, how: 'area' };
      const near = place && findNear(folded, place);
      if (near) return { line: near.line, how: 'place' };
      if (area) byArea.set(area, line);
      if (place) {
        const square = `${folded} ${squareOf(place).join(' ')}`;
        bySquare.set(square, [...(bySquare.get(square) ?? []), { place, line }]);
      }
      return undefined;
    },
  };
}

function squareOf({ latitude, longitude }: Place): readonly [number, number] {
  return [Math.floor(latitude / squareDegrees), Math.floor(longitude / squareDegrees)];
}
