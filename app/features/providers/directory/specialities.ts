export const specialities = {
  'general-practice': 'General practice',
  emergency: 'Accidents and emergencies',
  surgery: 'Surgery',
  'womens-health': 'Women’s health and birth',
  children: 'Children',
  heart: 'Heart',
  bones: 'Bones and joints',
  eyes: 'Eyes',
  teeth: 'Teeth',
  'ear-nose-throat': 'Ear, nose and throat',
  skin: 'Skin',
  kidneys: 'Kidneys and dialysis',
  cancer: 'Cancer',
  'mental-health': 'Mental health',
  diabetes: 'Diabetes and hormones',
  'chest-and-lungs': 'Chest and lungs',
  'sickle-cell-and-blood': 'Sickle cell and blood',
  physiotherapy: 'Physiotherapy',
  laboratory: 'Laboratory tests',
  scans: 'X-ray and scans',
} as const;

export type Speciality = keyof typeof specialities;

export const specialityIds = Object.keys(specialities) as Speciality[];

/** Reads a speciality by its id or its words; undefined when there is no such one. */
export function parseSpeciality(value: string): Speciality | undefined {
  const text = value.trim().toLowerCase();
  return specialityIds.find((id) => id === text || specialities[id].toLowerCase() === text);
}
