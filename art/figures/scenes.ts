import { clip, disc, place, rectangle, standingInDisc } from './compose.ts';
import { cloth, fields } from './colours.ts';
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
    viewBox: '-160 0 1430 3000',
    cast: ['individual'],
    draw: (cast) => cast.individual,
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
    viewBox: '-560 0 2000 2960',
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
    viewBox: '-60 -130 1760 1330',
    cast: ['auntie', 'grandfather', 'boy'],
    draw: ({ auntie, grandfather, boy }) =>
      clip(
        'k',
        rectangle(-60, -130, 1760, 1330),
        place(auntie, -20, 60) + place(grandfather, 840, 40) + place(boy, 560, 420, 0.74),
      ),
  },
  {
    name: 'corporate',
    viewBox: '-20 -20 1600 1170',
    cast: ['colleague', 'manager'],
    draw: ({ colleague, manager }) =>
      clip('k', rectangle(-20, -20, 1600, 1170), place(colleague, 740, 60) + place(manager, 0, 20)),
  },
  {
    name: 'association',
    viewBox: '-30 -40 2200 1212',
    cast: ['farmer', 'tailor', 'trader'],
    draw: ({ farmer, tailor, trader }) =>
      clip(
        'k',
        rectangle(-30, -40, 2200, 1212),
        place(farmer, -20, 40) + place(tailor, 1340, 40) + place(trader, 650, 60),
      ),
  },
  {
    name: 'diaspora-call',
    viewBox: '-120 -40 2820 1300',
    cast: ['caller', 'grandmother'],
    draw: ({ caller, grandmother }) =>
      disc(500, 640, 600, fields.lilac) +
      disc(2080, 640, 600, fields.sun) +
      `<path d="M1060 250q240-250 480 0" fill="none" stroke="${cloth.laterite}" ` +
      'stroke-width="22" stroke-dasharray="2 52" stroke-linecap="round"/>' +
      clip('a', standingInDisc(500, 640, 600, 160), place(caller, 40, 120)) +
      clip('b', standingInDisc(2080, 640, 600, 160), place(grandmother, 1640, 120)),
  },
];
