import { states, type Zone } from './states.ts';

/** The six zones, in the order of the woven band and the pictures. */
export const zones: readonly Zone[] = [
  'North Central',
  'North East',
  'North West',
  'South East',
  'South South',
  'South West',
];

/** Lists a zone's states by name, with the short name of the capital territory. */
export function stateNamesOf(zone: Zone): readonly string[] {
  return states
    .filter((state) => state.zone === zone)
    .map(({ id, name }) => (id === 'fct' ? 'FCT' : name));
}
