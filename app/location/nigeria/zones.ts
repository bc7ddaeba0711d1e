import { states, type Zone } from './states.ts';

/** The six zones, in the order of the woven band and of the pictures that carry their cloths. */
export const zones: readonly Zone[] = [
  'North Central',
  'North East',
  'North West',
  'South East',
  'South South',
  'South West',
];

/** The states of a zone by name; the Federal Capital Territory as people say it. */
export function stateNamesOf(zone: Zone): readonly string[] {
  return states
    .filter((state) => state.zone === zone)
    .map(({ id, name }) => (id === 'fct' ? 'FCT' : name));
}
