import type { Facility } from './facility.types.ts';
import { foldText } from '#app/kernel/fold-text.ts';

const longestSlug = 60;

/** The path of a facility's own page: its id, and its name for people to read. */
export function facilityPath({ id, name }: Pick<Facility, 'id' | 'name'>): string {
  const slug = facilitySlug(name);
  return slug === '' ? `/providers/${id}` : `/providers/${id}-${slug}`;
}

/** A name in plain letters, digits and hyphens. */
export function facilitySlug(name: string): string {
  return foldText(name).replaceAll(' ', '-').slice(0, longestSlug).replace(/-$/, '');
}
