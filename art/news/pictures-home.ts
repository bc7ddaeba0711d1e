import { patterned } from '../figures/cloth-patterns.ts';
import { cloth, fields } from '../figures/colours.ts';
import { disc, place } from '../figures/compose.ts';
import { stool } from '../figures/furniture.ts';
import { adireField } from './adire-field.ts';
import type { NewsPicture } from './news-picture.ts';
import { box, flat, line, shape, turned } from './pen.ts';
import {
  babyClothes,
  bedBack,
  bedsideTable,
  boilingPot,
  cradle,
  glass,
  jug,
  nightWindow,
  notebook,
  pillow,
  sleepingPhone,
  waterContainer,
} from './things-home.ts';
import { bottle, calendar, memberCard, slippers, travelBag } from './things-paper.ts';

/** Pictures of articles about home, pregnancy and preparing. */
export const homePictures: readonly NewsPicture[] = [
  {
    name: 'antenatal-visits-week-by-week',
    ground: '#fff0cc',
    cast: ['mother'],
    draw: ({ mother }) =>
      disc(620, 760, 560, fields.sun) +
      flat('#f0dcae', box(0, 1240, 2400, 110)) +
      turned(calendar, 1085, 190, 0, 1) +
      turned(babyClothes, 1790, 230, 0, 0.8) +
      turned(cradle, 1880, 1290, 0, 1) +
      place(mother, 130, 110, 0.72),
  },
  {
    name: 'cholera-and-clean-water',
    ground: fields.leaf,
    cast: ['waterCarer'],
    draw: ({ waterCarer }) =>
      disc(620, 720, 560, '#d9efe4') +
      place(waterCarer, 120, 130, 1.06) +
      shape('#b5713f', box(-20, 1190, 2440, 60)) +
      shape('#9a5c31', box(-20, 1250, 2440, 120)) +
      turned(waterContainer, 1390, 1190, 0, 1.35) +
      turned(glass, 1740, 1190, 0, 0.8) +
      turned(jug, 1925, 1190, 0, 0.8) +
      turned(boilingPot, 2205, 1190, 0, 0.8),
  },
  {
    name: 'sleep-and-low-mood',
    ground: cloth.deep,
    cast: ['sleeper'],
    draw: ({ sleeper }) =>
      adireField +
      turned(nightWindow, 1560, 110, 0, 1) +
      turned(bedBack, 760, 1350, 0, 1.24) +
      turned(pillow, 1010, 890, -8, 1.2) +
      turned(sleeper, 620, 1180, -66, 0.72) +
      shape(
        patterned('wave'),
        'M1180 1350v-300c0-130 80-200 200-190 300 30 640-10 900 60 100 30 140 90 140 190v240z',
      ) +
      line('M1420 1000c160 40 300 20 420 60M1600 1180c200 40 420 0 560 40', cloth.deep, 9) +
      turned(bedsideTable, 260, 900, 0, 1.15) +
      turned(notebook, 270, 893, 0, 0.7) +
      turned(sleepingPhone, 470, 893, 0, 0.7),
  },
  {
    name: 'what-to-bring-to-hospital',
    ground: fields.leaf,
    cast: ['elder'],
    draw: ({ elder }) =>
      disc(640, 640, 540, fields.sun) +
      flat('#9fd0ba', box(0, 1230, 2400, 120)) +
      turned(stool + elder, 230, 80, 0, 0.495) +
      turned(travelBag(patterned('rings')), 1560, 1270, 0, 1.2) +
      turned(bottle, 2160, 1270, 0, 1.05) +
      turned(slippers, 900, 1280, 0, 0.62) +
      turned(memberCard, 1330, 250, -10, 1.15),
  },
];
