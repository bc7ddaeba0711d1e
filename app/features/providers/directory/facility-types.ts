import type { IconName } from '#app/ui/icon/icon-names.ts';

interface FacilityTypeFacts {
  /** One of them, as a result names it. */
  readonly label: string;
  /** Several of them, as a count names them: "42 hospitals". */
  readonly plural: string;
  readonly icon: IconName;
  readonly schemaType: string;
}

/** Every kind of place in the directory, in the order in which filters list them. */
export const facilityTypes = {
  hospital: {
    label: 'Hospital',
    plural: 'hospitals',
    icon: 'building-2',
    schemaType: 'Hospital',
  },
  clinic: { label: 'Clinic', plural: 'clinics', icon: 'stethoscope', schemaType: 'MedicalClinic' },
  'health-centre': {
    label: 'Health centre',
    plural: 'health centres',
    icon: 'health-worker',
    schemaType: 'MedicalClinic',
  },
  maternity: {
    label: 'Maternity',
    plural: 'maternity homes',
    icon: 'pregnant',
    schemaType: 'MedicalClinic',
  },
  eye: { label: 'Eye clinic', plural: 'eye clinics', icon: 'eye', schemaType: 'Optician' },
  dental: { label: 'Dentist', plural: 'dentists', icon: 'tooth', schemaType: 'Dentist' },
  diagnostic: {
    label: 'Laboratory and scans',
    plural: 'laboratories and scan centres',
    icon: 'lab',
    schemaType: 'DiagnosticLab',
  },
  pharmacy: { label: 'Pharmacy', plural: 'pharmacies', icon: 'medicines', schemaType: 'Pharmacy' },
} as const satisfies Readonly<Record<string, FacilityTypeFacts>>;

export type FacilityType = keyof typeof facilityTypes;

export const facilityTypeIds = Object.keys(facilityTypes) as FacilityType[];
export const facilityChoices = facilityTypeIds.map((id) => ({
  value: id,
  label: facilityTypes[id].label,
}));

/** Reads a type as addresses and files write it; undefined when there is no such type. */
export function parseFacilityType(value: string): FacilityType | undefined {
  const id = value.trim().toLowerCase().replaceAll(/\s+/g, '-');
  return facilityTypeIds.find(
    (type) => type === id || facilityTypes[type].label.toLowerCase() === value.trim().toLowerCase(),
  );
}

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
