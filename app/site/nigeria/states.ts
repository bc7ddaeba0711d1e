/** The six zones, in the order of the woven band and the pictures. */
export const zones = [
  'North Central',
  'North East',
  'North West',
  'South East',
  'South South',
  'South West',
] as const;

export type Zone = (typeof zones)[number];

export interface State {
  readonly id: string;
  readonly name: string;
  readonly zone: Zone;
}

export const states: readonly State[] = [
  { id: 'abia', name: 'Abia', zone: 'South East' },
  { id: 'adamawa', name: 'Adamawa', zone: 'North East' },
  { id: 'akwa-ibom', name: 'Akwa Ibom', zone: 'South South' },
  { id: 'anambra', name: 'Anambra', zone: 'South East' },
  { id: 'bauchi', name: 'Bauchi', zone: 'North East' },
  { id: 'bayelsa', name: 'Bayelsa', zone: 'South South' },
  { id: 'benue', name: 'Benue', zone: 'North Central' },
  { id: 'borno', name: 'Borno', zone: 'North East' },
  { id: 'cross-river', name: 'Cross River', zone: 'South South' },
  { id: 'delta', name: 'Delta', zone: 'South South' },
  { id: 'ebonyi', name: 'Ebonyi', zone: 'South East' },
  { id: 'edo', name: 'Edo', zone: 'South South' },
  { id: 'ekiti', name: 'Ekiti', zone: 'South West' },
  { id: 'enugu', name: 'Enugu', zone: 'South East' },
  { id: 'fct', name: 'Federal Capital Territory', zone: 'North Central' },
  { id: 'gombe', name: 'Gombe', zone: 'North East' },
  { id: 'imo', name: 'Imo', zone: 'South East' },
  { id: 'jigawa', name: 'Jigawa', zone: 'North West' },
  { id: 'kaduna', name: 'Kaduna', zone: 'North West' },
  { id: 'kano', name: 'Kano', zone: 'North West' },
  { id: 'katsina', name: 'Katsina', zone: 'North West' },
  { id: 'kebbi', name: 'Kebbi', zone: 'North West' },
  { id: 'kogi', name: 'Kogi', zone: 'North Central' },
  { id: 'kwara', name: 'Kwara', zone: 'North Central' },
  { id: 'lagos', name: 'Lagos', zone: 'South West' },
  { id: 'nasarawa', name: 'Nasarawa', zone: 'North Central' },
  { id: 'niger', name: 'Niger', zone: 'North Central' },
  { id: 'ogun', name: 'Ogun', zone: 'South West' },
  { id: 'ondo', name: 'Ondo', zone: 'South West' },
  { id: 'osun', name: 'Osun', zone: 'South West' },
  { id: 'oyo', name: 'Oyo', zone: 'South West' },
  { id: 'plateau', name: 'Plateau', zone: 'North Central' },
  { id: 'rivers', name: 'Rivers', zone: 'South South' },
  { id: 'sokoto', name: 'Sokoto', zone: 'North West' },
  { id: 'taraba', name: 'Taraba', zone: 'North East' },
  { id: 'yobe', name: 'Yobe', zone: 'North East' },
  { id: 'zamfara', name: 'Zamfara', zone: 'North West' },
];

/** Finds a state by id. */
export function findState(id: string): State | undefined {
  return states.find((state) => state.id === id);
}

export const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

/** Lists a zone's states by name, with the short name of the capital territory. */
export function stateNamesOf(zone: Zone): readonly string[] {
  return states
    .filter((state) => state.zone === zone)
    .map(({ id, name }) => (id === 'fct' ? 'FCT' : name));
}
