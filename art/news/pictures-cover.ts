import { cloth, fields } from '../figures/colours.ts';
import { clip, disc, place, placeMirrored, standingInDisc } from '../figures/compose.ts';
import { adireField } from './adire-field.ts';
import type { NewsPicture } from './news-picture.ts';
import { box, circle, flat, line, shape, turned } from './pen.ts';
import { benefitsTable, clock, deskPhone, magnifier, umbrella } from './things-paper.ts';
import { tickSign } from './things-care.ts';

/** Pictures of articles about choosing and using cover. */
export const coverPictures: readonly NewsPicture[] = [
  {
    name: 'read-a-benefits-table',
    ground: fields.lilac,
    cast: ['reader'],
    draw: ({ reader }) =>
      disc(1640, 720, 600, '#b7c2ec') +
      place(reader, 180, 130, 0.86) +
      turned(benefitsTable, 1340, 150, 4, 1.12) +
      turned(magnifier, 1860, 620, 0, 1.15),
  },
  {
    name: 'what-is-pre-authorisation',
    ground: fields.sun,
    cast: ['wheelchairUser', 'clerk'],
    draw: ({ wheelchairUser, clerk }) =>
      disc(700, 760, 540, '#fff0cc') +
      flat('#e9bd55', box(0, 1270, 2400, 80)) +
      turned(clock, 1250, 290, 0, 1.05) +
      placeMirrored(clerk, 2360, 80, 0.88) +
      shape(cloth.indigo, box(1330, 900, 1120, 480)) +
      shape('#fff', box(1270, 850, 1180, 74, 20)) +
      turned(tickSign, 1850, 1130, 0, 1.3) +
      turned(deskPhone, 1470, 856, 0, 0.8) +
      place(wheelchairUser, 150, 130, 0.485),
  },
  {
    name: 'cover-for-parents-from-abroad',
    ground: cloth.deep,
    cast: ['caller', 'grandmother', 'grandfather'],
    draw: ({ caller, grandmother, grandfather }) =>
      adireField +
      disc(600, 760, 500, '#5a6fc4') +
      disc(1740, 700, 570, fields.sun) +
      clip('a', standingInDisc(600, 760, 500, 300), place(caller, 170, 300, 0.92)) +
      clip(
        'b',
        standingInDisc(1740, 700, 570, 300),
        place(grandfather, 1630, 250, 0.84) + place(grandmother, 1130, 260, 0.88),
      ) +
      flat(fields.sun, 'M250 120a110 110 0 1 0 80 180A92 92 0 0 1 250 120z') +
      flat('#fff', circle(480, 110, 8) + circle(120, 420, 8)) +
      dots,
  },
  {
    name: 'what-an-hmo-does',
    ground: cloth.indigo,
    cast: ['farmer', 'trader', 'auntie'],
    draw: ({ farmer, trader, auntie }) =>
      rain +
      turned(umbrella(cloth.laterite, '#e07a55'), 420, 1370, 0, 1.02) +
      turned(umbrella(cloth.sun, fields.sun), 1200, 1330, 0, 1.06) +
      turned(umbrella(cloth.leaf, '#56a985'), 1980, 1370, 0, 1.02) +
      place(farmer, 60, 560, 0.72) +
      place(auntie, 1630, 560, 0.72) +
      place(trader, 840, 530, 0.76),
  },
];

/** A message on its way, from left to right. */
const dots =
  `<path fill="none" stroke="${cloth.sun}" stroke-width="20" stroke-linecap="round" ` +
  'stroke-dasharray="2 52" d="M880 250q180-170 420-90"/>';

/** Slanting rain over the whole frame, in rows that are shifted against each other. */
const rain = Array.from({ length: 36 }, (_, index) => {
  const [row, column] = [Math.floor(index / 12), index % 12];
  const [x, y] = [60 + column * 205 + (row % 2) * 100, 10 + row * 120 + (column % 3) * 30];
  return line(`M${x} ${y}l-20 66`, '#6f83d6', 12);
}).join('');
