import { patterned } from '../figures/cloth-patterns.ts';
import { cloth, fields } from '../figures/colours.ts';
import { disc, place, placeMirrored } from '../figures/compose.ts';
import type { NewsPicture } from './news-picture.ts';
import { box, flat, line, shape, turned } from './pen.ts';
import {
  bloodDrop,
  coolBox,
  cuff,
  malariaTest,
  pressureDial,
  redCell,
  ribbon,
  sickleCell,
  sugarMeter,
  syringe,
  vaccineCard,
  vial,
} from './things-care.ts';
import { bedBack, glass, netSide, orange, pillow, plate } from './things-home.ts';

/** Pictures of articles about illnesses, tests and vaccines. */
export const healthPictures: readonly NewsPicture[] = [
  {
    name: 'malaria-test-before-treatment',
    ground: fields.lilac,
    cast: ['doctor', 'feverishBoy'],
    draw: ({ doctor, feverishBoy }) =>
      flat('#b7c2ec', box(0, 1240, 2400, 110)) +
      disc(1070, 370, 270, fields.sun) +
      turned(malariaTest, 1070, 370, 18, 1.05) +
      place(doctor, 60, 130, 0.86) +
      flat('#fff', 'M1500 60C1500 600 1390 960 1140 1350h1200C2090 960 1980 600 1980 60z', 0.5) +
      turned(bedBack, 1180, 1330, 0, 1) +
      turned(pillow, 1560, 880, -10, 1.15) +
      place(feverishBoy, 1370, 400, 0.8) +
      shape(
        patterned('weave'),
        'M1260 1350v-160c0-80 60-120 140-110 200 40 500-30 700-10 180 10 300 60 300 150v130z',
      ) +
      turned(netSide, 1570, 70, 0, 1.12) +
      placeMirrored(netSide, 1920, 70, 1.12) +
      line('M1745 0v60', cloth.deep, 16) +
      shape(cloth.laterite, box(1440, 44, 610, 50, 25)),
  },
  {
    name: 'high-blood-pressure-without-signs',
    ground: fields.clay,
    cast: ['grandfather'],
    draw: ({ grandfather }) =>
      disc(1440, 700, 560, '#f2a58e') +
      place(grandfather, 960, 110, 1.08) +
      turned(cuff, 1140, 1000, 4, 0.95) +
      line('M1030 1010C860 1060 840 820 640 880', undefined, 34) +
      line('M1030 1010C860 1060 840 820 640 880', '#6b7396', 16) +
      shape(patterned('rings'), box(-20, 1160, 2440, 220)) +
      turned(pressureDial, 470, 1180, 0, 1.3) +
      turned(glass, 2090, 1180, 0, 1.2),
  },
  {
    name: 'childhood-vaccines-in-nigeria',
    ground: fields.leaf,
    cast: ['mum', 'child'],
    draw: ({ mum, child }) =>
      disc(760, 640, 560, '#9fd0ba') +
      flat(cloth.leaf, box(0, 1270, 2400, 80)) +
      turned(vaccineCard, 1440, 150, 5, 1.12) +
      place(mum, 330, 40, 0.435) +
      place(child, 800, 545, 0.262) +
      turned(coolBox, 1330, 1300, 0, 0.95) +
      turned(vial, 1700, 1300, 0, 0.85) +
      turned(syringe, 1880, 1290, 0, 0.85),
  },
  {
    name: 'diabetes-know-your-sugar',
    ground: fields.sun,
    cast: ['diabetic'],
    draw: ({ diabetic }) =>
      disc(700, 720, 560, '#fff0cc') +
      place(diabetic, 230, 90, 1.06) +
      shape(patterned('weave'), box(-20, 1170, 2440, 220)) +
      turned(plate, 1500, 1080, 0, 1.25) +
      turned(sugarMeter, 2080, 820, 12, 1) +
      turned(bloodDrop, 2080, 400, 0, 1.2) +
      turned(orange, 1080, 1110, 0, 1),
  },
  {
    name: 'genotype-before-marriage',
    ground: fields.clay,
    cast: ['bride', 'groom'],
    draw: ({ bride, groom }) =>
      disc(1200, 800, 690, '#fde3d8') +
      placeMirrored(groom, 2120, 270, 1) +
      place(bride, 420, 280, 1) +
      turned(redCell, 250, 300, 0, 1.2) +
      turned(redCell, 560, 150, 0, 0.8) +
      turned(sickleCell, 2120, 330, 0, 1.25) +
      turned(redCell, 1830, 150, 0, 0.8) +
      turned(redCell, 2240, 720, 0, 0.9) +
      turned(sickleCell, 170, 760, 30, 0.8),
  },
  {
    name: 'cervical-screening-and-hpv-vaccine',
    ground: fields.lilac,
    cast: ['auntie', 'girl', 'nurse'],
    draw: ({ auntie, girl, nurse }) =>
      disc(1400, 400, 310, '#fff') +
      turned(ribbon, 1400, 400, 0, 0.8) +
      place(auntie, 10, 180, 1.05) +
      place(girl, 590, 480, 0.78) +
      placeMirrored(nurse, 2390, 120, 0.86),
  },
];
