import type { Place } from '#app/features/providers/directory/facility.types.ts';
import type { Lga } from '#app/site/nigeria/lgas.ts';
import { lgaCentres } from './lga-centres.ts';

/** The middle of a local government area. */
export interface AreaCentre extends Place {
  /** The circle around the middle that lies within the area. */
  readonly radiusKm: number;
}

const centres = new Map(
  Object.entries(lgaCentres).flatMap(([stateId, text]) =>
    text.split(', ').map((entry): [string, AreaCentre] => {
      const [name = '', ...numbers] = entry.split(' ');
      const [latitude = 0, longitude = 0, radiusKm = 0] = numbers.map(Number);
      return [`${stateId}-${name}`, { latitude, longitude, radiusKm }];
    }),
  ),
);

/**
 * Finds the middle of an area.
 * @throws Error when the table lacks it
 */
export function getAreaCentre({ id }: Pick<Lga, 'id'>): AreaCentre {
  const centre = centres.get(id);
  if (!centre) throw new Error(`no centre of ${id}`);
  return centre;
}
