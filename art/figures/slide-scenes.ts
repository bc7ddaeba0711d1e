import { clip, disc, place, placeMirrored, rectangle, standingInDisc } from './compose.ts';
import { cloth, fields } from './colours.ts';
import type { Scene } from './scenes.ts';

const slideFrame = '-120 -40 2820 1300';
const squareFrame = '0 0 2400 2400';

/** The slides of the diaspora hero: here and there, each in a disc. */
export const diasporaSlides: readonly Scene[] = [
  {
    name: 'diaspora-call',
    viewBox: slideFrame,
    cast: ['caller', 'grandmother'],
    draw: ({ caller, grandmother }) =>
      inTwoDiscs(
        { colour: fields.lilac, people: place(caller, 40, 120) },
        { colour: fields.sun, people: place(grandmother, 1640, 120) },
      ),
  },
  {
    name: 'diaspora-visit',
    viewBox: slideFrame,
    cast: ['grandfather', 'doctor'],
    draw: ({ grandfather, doctor }) =>
      inTwoDiscs(
        { colour: fields.clay, people: place(grandfather, 20, 110) },
        { colour: fields.leaf, people: placeMirrored(doctor, 2580, 70) },
      ),
  },
  {
    name: 'diaspora-family',
    viewBox: slideFrame,
    cast: ['grandmother', 'auntie', 'grandfather', 'boy'],
    draw: ({ grandmother, auntie, grandfather, boy }) =>
      inTwoDiscs(
        {
          colour: fields.lilac,
          people: place(auntie, -90, 170, 0.9) + place(boy, 480, 460, 0.74),
        },
        {
          colour: fields.clay,
          people: place(grandfather, 1960, 150, 0.92) + place(grandmother, 1430, 180, 0.94),
        },
      ),
  },
];

/** Two pictures for a hero that shows slides instead of the film; they stand on its lower edge. */
export const heroSlides: readonly Scene[] = [
  {
    name: 'hero-slide-family',
    viewBox: squareFrame,
    cast: ['father', 'mother', 'child'],
    draw: ({ father, mother, child }) =>
      disc(1200, 1500, 1150, cloth.sun) +
      clip(
        'k',
        rectangle(0, 0, 2400, 2400),
        place(father, 150, 120, 0.95) +
          place(mother, 1130, 180, 0.95) +
          place(child, 800, 1180, 0.6),
      ),
  },
  {
    name: 'hero-slide-care',
    viewBox: squareFrame,
    cast: ['wheelchairUser', 'doctor'],
    draw: ({ wheelchairUser, doctor }) =>
      disc(1200, 1500, 1150, fields.lilac) +
      clip(
        'k',
        rectangle(0, 0, 2400, 2400),
        placeMirrored(doctor, 2270, 170, 0.95) + place(wheelchairUser, 170, 260, 0.86),
      ),
  },
];

/** What passes between two discs, from left to right. */
const callPath =
  `<path d="M1060 250q240-250 480 0" fill="none" stroke="${cloth.laterite}" ` +
  'stroke-width="22" stroke-dasharray="2 52" stroke-linecap="round"/>';

interface DiscGroup {
  readonly colour: string;
  readonly people: string;
}

function inTwoDiscs(left: DiscGroup, right: DiscGroup): string {
  const [radius, middle] = [600, 640];
  const sides = [
    { ...left, x: 500, id: 'a' },
    { ...right, x: 2080, id: 'b' },
  ];
  return (
    callPath +
    sides.map(({ x, colour }) => disc(x, middle, radius, colour)).join('') +
    sides
      .map(({ x, id, people }) => clip(id, standingInDisc(x, middle, radius, 160), people))
      .join('')
  );
}
