/** One invented hospital: the key the site knows it by, its name and its picture files. */
export interface Hospital {
  readonly key: string;
  readonly name: string;
  /** The picture's file name without its ending. */
  readonly fileName: string;
}

/** The partner hospitals whose logos are drawn here. No real hospital has these names. */
export const hospitals = [
  { key: 'Asher_UHMS', name: 'Ìrètí Specialist', fileName: 'Asher_UHMS' },
  { key: 'Eko_UHMS', name: 'Mangoro Clinic', fileName: 'Eko_UHMS' },
  {
    key: 'guinea_savannah_uhms',
    name: 'Kogin Ruwa Medical',
    fileName: 'guinea_savannah_uhms',
  },
  { key: 'limi_uhms', name: 'Udo Family Hospital', fileName: 'limi_uhms' },
  { key: 'nisa_uhms', name: 'Ọ̀kẹ́ Maternity', fileName: 'nisa_uhms' },
  { key: 'PAMO_UHMS', name: 'Zuma Eye Centre', fileName: 'PAMO_UHMS' },
  { key: 'TCH_UHMS', name: 'Oríṣun Children’s', fileName: 'TCH_UHMS_production' },
  { key: 'ud_uhms', name: 'Gada Trauma Centre', fileName: 'ud_uhms' },
] as const satisfies readonly Hospital[];

export type HospitalKey = (typeof hospitals)[number]['key'];
