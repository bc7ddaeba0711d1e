import { cloth, fields } from '../figures/colours.ts';
import type { MarkShape } from './mark-shapes.ts';

/** One invented hospital: the key the site knows it by, its name, its mark and its picture files. */
export interface Hospital {
  readonly key: string;
  readonly name: string;
  readonly initials: string;
  readonly shape: MarkShape;
  readonly ground: string;
  readonly letters: string;
  /** The picture's file name without its ending. */
  readonly fileName: string;
}

const white = '#fff';

/** The partner hospitals whose logos are drawn here. No real hospital has these names. */
export const hospitals = [
  {
    key: 'Asher_UHMS',
    name: 'Ìrètí Specialist',
    initials: 'ÌS',
    shape: 'circle',
    ground: cloth.indigo,
    letters: white,
    fileName: 'Asher_UHMS',
  },
  {
    key: 'Eko_UHMS',
    name: 'Mangoro Clinic',
    initials: 'MC',
    shape: 'shield',
    ground: cloth.leaf,
    letters: white,
    fileName: 'Eko_UHMS',
  },
  {
    key: 'guinea_savannah_uhms',
    name: 'Kogin Ruwa Medical',
    initials: 'KR',
    shape: 'drop',
    ground: fields.lilac,
    letters: cloth.deep,
    fileName: 'guinea_savannah_uhms',
  },
  {
    key: 'limi_uhms',
    name: 'Udo Family Hospital',
    initials: 'UF',
    shape: 'arch',
    ground: cloth.laterite,
    letters: white,
    fileName: 'limi_uhms',
  },
  {
    key: 'nisa_uhms',
    name: 'Ọ̀kẹ́ Maternity',
    initials: 'ỌM',
    shape: 'circle',
    ground: fields.clay,
    letters: cloth.deep,
    fileName: 'nisa_uhms',
  },
  {
    key: 'PAMO_UHMS',
    name: 'Zuma Eye Centre',
    initials: 'ZE',
    shape: 'hexagon',
    ground: cloth.sun,
    letters: cloth.deep,
    fileName: 'PAMO_UHMS',
  },
  {
    key: 'TCH_UHMS',
    name: 'Oríṣun Children’s',
    initials: 'OC',
    shape: 'drop',
    ground: cloth.mint,
    letters: cloth.deep,
    fileName: 'TCH_UHMS_production',
  },
  {
    key: 'ud_uhms',
    name: 'Gada Trauma Centre',
    initials: 'GT',
    shape: 'shield',
    ground: cloth.deep,
    letters: cloth.sun,
    fileName: 'ud_uhms',
  },
] as const satisfies readonly Hospital[];
