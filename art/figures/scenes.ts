import { clip, place, rectangle } from './compose.ts';
import { signpost, stool } from './furniture.ts';
import type { PersonName } from './people.ts';

/** The drawn people of a scene, by their names. */
export type Cast = Readonly<Record<PersonName, string>>;

/** One picture file: its name, its frame and what stands in it. */
export interface Scene {
  readonly name: string;
  readonly viewBox: string;
  readonly cast: readonly PersonName[];
  readonly draw: (cast: Cast) => string;
}

/** People who stand or sit by themselves. */
export const singleScenes: readonly Scene[] = [
  { name: 'doctor', viewBox: '-80 0 1080 3000', cast: ['doctor'], draw: (cast) => cast.doctor },
  {
    name: 'individual',
    viewBox: '-80 0 715 1500',
    cast: ['individual'],
    draw: (cast) => place(cast.individual, 0, 0, 0.5),
  },
  {
    name: 'wheelchair-user',
    viewBox: '-180 20 1860 2500',
    cast: ['wheelchairUser'],
    draw: (cast) => cast.wheelchairUser,
  },
  {
    name: 'elder-seated',
    viewBox: '20 0 1560 2420',
    cast: ['elder'],
    draw: (cast) => stool + cast.elder,
  },
  {
    name: 'grandmother',
    viewBox: '20 -30 960 1190',
    cast: ['grandmother'],
    draw: (cast) => clip('k', rectangle(0, -30, 1000, 1190), cast.grandmother),
  },
  {
    name: 'not-found',
    viewBox: '-180 0 2000 2960',
    cast: ['walker'],
    draw: (cast) => signpost + cast.walker,
  },
  {
    name: 'error',
    viewBox: '-180 -20 1300 1180',
    cast: ['shrugger'],
    draw: (cast) => clip('k', rectangle(-180, -20, 1300, 1165), cast.shrugger),
  },
];

/** People together. */
export const groupScenes: readonly Scene[] = [
  {
    name: 'family-standing',
    viewBox: '-120 0 2720 3010',
    cast: ['father', 'mother', 'child'],
    draw: ({ father, mother, child }) =>
      place(father, 80, 60) + place(mother, 1180, 120) + place(child, 820, 1235, 0.58),
  },
  {
    name: 'family',
    viewBox: '-30 -65 880 665',
    cast: ['auntie', 'grandfather', 'boy'],
    draw: ({ auntie, grandfather, boy }) =>
      clip(
        'k',
        rectangle(-30, -65, 880, 665),
        place(auntie, -10, 30, 0.5) + place(grandfather, 420, 20, 0.5) + place(boy, 280, 210, 0.37),
      ),
  },
  {
    name: 'corporate',
    viewBox: '-10 -10 800 585',
    cast: ['colleague', 'manager'],
    draw: ({ colleague, manager }) =>
      clip(
        'k',
        rectangle(-10, -10, 800, 585),
        place(colleague, 370, 30, 0.5) + place(manager, 0, 10, 0.5),
      ),
  },
  {
    name: 'association',
    viewBox: '-15 -20 1100 606',
    cast: ['farmer', 'tailor', 'trader'],
    draw: ({ farmer, tailor, trader }) =>
      clip(
        'k',
        rectangle(-15, -20, 1100, 606),
        place(farmer, -10, 20, 0.5) + place(tailor, 670, 20, 0.5) + place(trader, 325, 30, 0.5),
      ),
  },
];
