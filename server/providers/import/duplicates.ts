import { distanceKm } from '#app/features/providers/directory/distance.ts';
import type { Facility, Place } from '#app/features/providers/directory/facility.types.ts';
import { foldText } from '#app/kernel/fold-text.ts';

interface Repeated {
  readonly line: number;
  readonly how: 'area' | 'place';
}

const nearKm = 0.2;
/** Grid squares slightly larger than that, so a neighbour is in the same square or the next. */
const squareDegrees = 0.002;

interface Spot {
  readonly place: Place;
  readonly line: number;
}

/** Finds repeated names within one local government area or within 200 metres. */
export function createDuplicateFinder() {
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
    /** Returns the earlier row that this facility repeats, or remembers the facility. */
    check({ name, lgaId, place }: Facility, line: number): Repeated | undefined {
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
