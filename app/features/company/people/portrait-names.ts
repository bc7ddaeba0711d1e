/* Written by art/portraits/generate.ts: change that instead. */

export const portraitNames = [
  'amina',
  'bisi',
  'chidi',
  'danjuma',
  'ebun',
  'emeka',
  'folake',
  'gambo',
  'halima',
  'ibiere',
  'musa',
  'ngozi',
  'nkechi',
  'preye',
  'ronke',
  'tunde',
  'uche',
  'yetunde',
  'zainab',
] as const;

export type PortraitName = (typeof portraitNames)[number];
