import { patterned } from '../figures/cloth-patterns.ts';
import { cloth, fields } from '../figures/colours.ts';
import { box, circle, flat, line, shape } from './pen.ts';

const water = '#8fb7ea';
const wood = '#b5713f';
const metal = '#aeb8da';

/** A jug of water, its foot at the origin. */
export const jug =
  line('M120-290c120-10 120 190 0 190', undefined, 40) +
  line('M120-290c120-10 120 190 0 190', cloth.laterite, 20) +
  shape(cloth.laterite, 'M-130-370h250l20 60c20 100 30 190 0 310h-290c-20-120-10-210 30-310z') +
  flat(fields.clay, 'M-90-250c-20 70-30 130-22 200h40c-10-70 0-130 14-200z') +
  shape(fields.clay, 'M-160-400l290 0-10 40h-240z');

/** A glass of water, its foot at the origin. */
export const glass =
  shape('#fff', 'M-70-200h140L54 0H-54z') +
  flat(water, 'M-60-140H60L49-6H-49z') +
  line('M-64-140H64', undefined, 7);

/** A covered water container with a tap, the foot at the origin. */
export const waterContainer =
  shape(wood, 'M-190 0l20-120h340l20 120z') +
  shape(cloth.indigo, 'M-170-480h340l-26 360h-288z') +
  flat('#3d52ad', 'M-130-450h46l14 300h-38z') +
  shape('#fff', box(-200, -540, 400, 70, 24)) +
  shape('#fff', box(-44, -590, 88, 54, 18)) +
  shape(cloth.sun, 'M-24-210h48v36h56a24 24 0 0 1 24 24v40H60v-20H-24z', 9) +
  shape(cloth.laterite, box(-30, -248, 60, 40, 10), 9);

/** A pot that boils on a fire, the foot at the origin. */
export const boilingPot =
  line(
    'M-90-430c-50-60 50-90 0-160M0-430c-50-60 50-90 0-160M90-430c-50-60 50-90 0-160',
    '#fff',
    22,
  ) +
  shape(
    cloth.sun,
    'M-110-20c-20-80 40-80 40-140 60 30 50 70 70 80 10-30 50-40 50-70 50 40 80 90 60 130z',
    9,
  ) +
  shape(metal, 'M-190-350h380c10 150-30 230-110 250H-80c-80-20-120-100-110-250z') +
  shape('#fff', box(-215, -392, 430, 50, 20)) +
  shape(cloth.deep, 'M-170 0l30-60h280l30 60z');

/** A plate seen from above and in front: half vegetables, a quarter fish, a quarter swallow. */
export const plate =
  shape('#fff', 'M-330 0a330 120 0 1 1 660 0a330 120 0 1 1-660 0z') +
  shape('#fff', 'M-250-8a250 82 0 1 1 500 0a250 82 0 1 1-500 0z', 7) +
  shape(
    cloth.leaf,
    'M-220-12c-10-70 20-110 70-96 20-40 80-40 100 0 40-20 60 10 60 100-60 70-200 60-230-4z',
  ) +
  line('M-150-50q30-30 60 0M-90-20q30-30 60 0', fields.leaf, 9) +
  shape(fields.sun, 'M30-20c0-110 190-110 190 0-20 40-170 40-190 0z') +
  shape(cloth.laterite, 'M-20 30c50-50 120-50 160-10l50-30v70l-50-20c-50 40-120 30-160-10z', 9) +
  flat('#fff', circle(24, 22, 8));

/** An orange with its leaf, around its middle. */
export const orange =
  shape('#f29b38', circle(0, 0, 92)) +
  shape(cloth.leaf, 'M0-88c20-60 80-70 110-50-10 50-60 70-110 50z', 9);

/** A bed seen from its side, head to the left, with a pillow; 1300 wide, the floor at the origin. */
export const bedBack =
  shape(wood, 'M-40 0v-560a60 60 0 0 1 120 0V0zM1210 0v-330a50 50 0 0 1 100 0V0z') +
  shape(wood, box(40, -190, 1200, 110)) +
  shape('#fff', box(60, -300, 1160, 120, 40));

/** A pillow, around its middle. */
export const pillow = shape(
  '#fff',
  'M-210-90c60 20 360 20 420 0 30 60 30 120 0 180-60-20-360-20-420 0-30-60-30-120 0-180z',
);

/** Half of a net that hangs from a ring at the origin, and falls to the left. */
export const netSide =
  flat('#fff', 'M-90 0C-90 480-200 800-420 1180h210C-90 840 0 460 0 0z', 0.9) +
  line(
    'M-66 0C-66 480-160 810-368 1180M-44 0C-44 480-124 830-314 1180M-22 0C-22 470-94 840-262 1180',
    '#c3cdf2',
    7,
  ) +
  line(
    'M-88 190q50 24 84 4M-100 380q56 28 86 6M-130 570q66 32 96 8M-186 750q82 38 112 10M-266 920q100 44 134 14M-354 1080q110 48 146 18',
    '#c3cdf2',
    7,
  ) +
  line('M-90 0C-90 480-200 800-420 1180M0 0C0 460-90 840-210 1180');

/** A window at night with a crescent moon, its upper left corner at the origin. */
export const nightWindow =
  shape('#2c3f8f', box(0, 0, 560, 560)) +
  flat(
    '#fff',
    circle(110, 120, 9) +
      circle(450, 90, 8) +
      circle(420, 420, 9) +
      circle(150, 440, 7) +
      circle(90, 300, 7),
  ) +
  flat(cloth.sun, 'M330 140a140 140 0 1 0 96 220A118 118 0 0 1 330 140z') +
  line('M280 0v560M0 280h560', '#fff', 20) +
  line(box(0, 0, 560, 560), '#fff', 34) +
  shape('#fff', box(-40, 560, 640, 44, 12));

/** A telephone that lies with its face down, its left end at the origin. */
export const sleepingPhone =
  shape(fields.lilac, box(0, -34, 210, 34, 16), 9) + shape(metal, box(30, -52, 60, 20, 8), 8);

/** A closed notebook with a pen, its lower left corner at the origin. */
export const notebook =
  shape(cloth.laterite, box(0, -60, 260, 60, 12)) +
  line('M14-30h232', '#fff', 9) +
  shape(cloth.sun, 'M60-92h170l34 16-34 16H60z', 9);

/** A bedside table with a drawer, 340 wide, the top's left end at the origin. */
export const bedsideTable =
  shape(wood, 'M30 40h40v420H30zM270 40h40v420h-40z') +
  shape(wood, box(20, 30, 300, 170)) +
  shape(fields.sun, circle(170, 116, 20), 8) +
  shape(wood, box(-10, -6, 360, 44, 14));

/** A clothes line with a baby's shirt, socks and cap; 760 wide, its left end at the origin. */
export const babyClothes =
  line('M0 0q380 90 760-20', undefined, 9) +
  shape(
    '#fff',
    'M150 32l70-6c14 34 66 34 80 6l70 4 36 94-66 24-14-30v160c-50 40-110 40-160 0V124l-16 30-64-26z',
  ) +
  flat(cloth.laterite, circle(246, 150, 12) + circle(246, 204, 12)) +
  shape(patterned('weave'), 'M480 44h74v120c50 10 60 70 10 74h-84z') +
  shape(cloth.sun, 'M610 30h110c26 50 20 110 0 140h-110c-24-40-24-100 0-140z') +
  shape('#fff', box(596, 150, 138, 40, 18), 9);

/** A basket in which a newborn will sleep, around the middle of its foot. */
export const cradle =
  shape('#fff', 'M-290-240c40-90 540-90 580 0z') +
  shape(patterned('weave'), 'M-310-240h620c-10 130-60 200-110 210h-400c-50-10-100-80-110-210z') +
  shape(fields.sun, box(-335, -275, 670, 60, 26)) +
  shape(wood, 'M-260-30h520c60 0 60 44 0 44h-520c-60 0-60-44 0-44z');
