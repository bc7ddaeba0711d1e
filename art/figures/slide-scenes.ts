import { clip, disc, place, placeMirrored, rectangle, standingInDisc } from './compose.ts';
import { cloth, fields } from './colours.ts';
import type { Scene } from './scenes.ts';

const slideFrame = '-120 -40 2820 1300';
const squareFrame = '0 0 2400 2400';

/** The second and third slide of the diaspora hero, framed as the first, `diaspora-call`. */
export const diasporaSlides: readonly Scene[] = [
  {
    name: 'diaspora-visit',
    viewBox: slideFrame,
    cast: ['patient', 'doctor'],
    draw: ({ patient, doctor }) =>
      inTwinDiscs(
        fields.lilac,
        placeMirrored(doctor, 2130, 110, 0.8) + place(patient, 430, 120, 0.78),
      ),
  },
  {
    name: 'diaspora-family',
    viewBox: slideFrame,
    cast: ['grandmother', 'auntie', 'grandfather', 'boy'],
    draw: ({ grandmother, auntie, grandfather, boy }) =>
      inTwinDiscs(
        fields.clay,
        place(auntie, 940, 250, 0.84) +
          place(grandmother, 460, 290, 0.84) +
          place(grandfather, 1490, 290, 0.84) +
          place(boy, 1190, 600, 0.66),
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

function inTwinDiscs(colour: string, people: string): string {
  const radius = 610;
  const [left, right, middle] = [1030, 1590, 640];
  const outline = [left, right].map((x) => standingInDisc(x, middle, radius, 120)).join('');
  const discs = [left, right].map((x) => disc(x, middle, radius, colour)).join('');
  return discs + clip('k', outline, people);
}
