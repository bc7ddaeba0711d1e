import { cloth, fields } from '../figures/colours.ts';
import { circle, line, shape, turned } from '../news/pen.ts';
import { metal, wood } from './things-places.ts';

/** The awning of a stall: scallops in two colours; `count` of them, each 160 wide. */
export function awning(count: number, colour: string): string {
  return (
    Array.from({ length: count }, (_, index) =>
      shape(index % 2 === 0 ? colour : '#fff', `M${index * 160} 0h160v130a80 70 0 0 1-160 0z`, 9),
    ).join('') + line(`M0 0h${count * 160}`, cloth.deep, 22)
  );
}

/** A basin heaped with tomatoes, the middle of its foot at the origin. */
export const tomatoes =
  [
    [-120, -200],
    [0, -210],
    [120, -200],
    [-62, -280],
    [62, -284],
    [0, -352],
  ]
    .map(([x = 0, y = 0]) => shape(cloth.laterite, circle(x, y, 70), 9))
    .join('') +
  line('M-6-418l22-24M56-350l24-20M-68-346l-20-22', cloth.leaf, 12) +
  shape(metal, 'M-230-190h460l-50 170a30 30 0 0 1-30 20h-300a30 30 0 0 1-30-20z');

/** Yams that lie on each other, the middle of their foot at the origin. */
export const yams = [
  [-110, -60, -4],
  [110, -62, 6],
  [0, -150, -2],
]
  .map(([x = 0, y = 0, angle = 0]) =>
    turned(
      shape(
        wood,
        'M-150-40c60-50 240-50 300 0 30 30 20 80-20 96-80 30-200 30-270 0-40-20-40-70-10-96z',
      ) + line('M-90-10l16 30M-20-20l10 30M60-6l-12 30', '#7b3a1b', 8),
      x,
      y,
      angle,
    ),
  )
  .join('');

/** A row of leafy vegetables, the middle of their foot at the origin. */
export const greens = [-90, 0, 90]
  .map((x) =>
    turned(
      shape(cloth.leaf, 'M0 0C-90-60-110-180-60-250-30-300 30-300 60-250 110-180 90-60 0 0z') +
        line('M0-10v-180', fields.leaf, 9),
      x,
      0,
      x / 8,
    ),
  )
  .join('');
