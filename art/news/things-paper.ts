import { cloth, fields } from '../figures/colours.ts';
import { box, circle, flat, line, shape, tick } from './pen.ts';

const metal = '#aeb8da';

/** A wall calendar with eight marked days, its upper left corner at the origin; 700 by 680. */
export const calendar =
  shape('#fff', box(0, 0, 700, 680, 30)) +
  shape(cloth.laterite, 'M0 160V30A30 30 0 0 1 30 0h640a30 30 0 0 1 30 30v130z') +
  line('M160-50v100M350-50v100M540-50v100', cloth.deep, 26) +
  [235, 355, 475, 595].map((y) => [130, 277, 424, 571].map((x) => day(x, y)).join('')).join('');

function day(x: number, y: number): string {
  const visits = [
    '130,235',
    '424,235',
    '277,355',
    '571,355',
    '130,475',
    '424,475',
    '277,595',
    '571,595',
  ];
  return visits.includes(`${x},${y}`)
    ? flat(fields.leaf, circle(x, y, 52)) + line(tick(x - 8, y + 10), cloth.leaf, 15)
    : flat('#d9dff0', box(x - 34, y - 26, 68, 52, 10));
}

/** A benefits table on paper: rows with ticks, dashes and bars; 760 by 1000 from the origin. */
export const benefitsTable =
  shape('#fff', box(0, 0, 760, 1060, 26)) +
  flat(cloth.indigo, 'M6 150V30A24 24 0 0 1 30 6h700a24 24 0 0 1 24 24v120z') +
  flat(fields.sun, box(500, 150, 180, 860)) +
  flat(cloth.sun, box(500, 110, 180, 46)) +
  [240, 375, 510, 645, 780, 915].map((y, row) => tableRow(y, row)).join('');

function tableRow(y: number, row: number): string {
  const label = line(`M70 ${y}h${[170, 120, 190, 140, 110, 160][row] ?? 120}`, metal, 26);
  const first =
    row % 2 === 0 ? line(`M350 ${y}h60`, metal, 18) : line(tick(372, y + 8), cloth.leaf, 16);
  const second =
    row === 4 ? line(`M560 ${y}h60`, metal, 18) : line(tick(582, y + 8), cloth.leaf, 16);
  return `${label}${first}${second}${line(`M40 ${y + 66}h680`, '#d9dff0', 6)}`;
}

/** A magnifying glass, the middle of its lens at the origin. */
export const magnifier =
  line('M120 130l190 210', undefined, 70) +
  line('M130 140l180 200', cloth.laterite, 46) +
  shape('#fff', circle(0, 0, 180), 44) +
  line(circle(0, 0, 180), cloth.sun, 22) +
  line('M-70 10l52 52 94-112', cloth.leaf, 34) +
  line('M-110-40a120 120 0 0 1 80-74', '#fff', 18);

/** A wall clock a few minutes past ten, around its middle. */
export const clock =
  shape('#fff', circle(0, 0, 170), 20) +
  flat(fields.sun, 'M0 0V-140A140 140 0 0 1 121 70z') +
  line('M0-140v24M140 0h-24M0 140v-24M-140 0h24') +
  line('M0 0V-104', cloth.deep, 18) +
  line('M0 0L74 43', cloth.laterite, 18) +
  flat(cloth.deep, circle(0, 0, 16));

/** A desk telephone, its foot at the origin. */
export const deskPhone =
  shape(cloth.laterite, 'M-170 0l40-150h260l40 150z') +
  [-50, 0, 50]
    .map((x) => [-104, -66, -28].map((y) => flat('#fff', box(x - 13, y - 9, 26, 18, 5))).join(''))
    .join('') +
  shape(cloth.laterite, 'M-190-170c0-80 380-80 380 0v30h-90v-34c-60-20-140-20-200 0v34h-90z');

/** A member's card, its upper left corner at the origin; 330 by 210. */
export const memberCard =
  shape(cloth.indigo, box(0, 0, 330, 210, 26)) +
  flat(cloth.sun, circle(256, 74, 40)) +
  line('M40 70h110M40 118h150M40 158h90', fields.lilac, 15);

/** A travelling bag with a wrap over its side; 760 wide, the middle of its foot at the origin. */
export const travelBag = (wrap: string): string =>
  line('M-170-440c0-190 340-190 340 0', undefined, 60) +
  line('M-170-440c0-190 340-190 340 0', '#7b3a1b', 38) +
  shape(
    cloth.laterite,
    'M-330-450h660a60 60 0 0 1 60 60v330a60 60 0 0 1-60 60h-660a60 60 0 0 1-60-60v-330a60 60 0 0 1 60-60z',
  ) +
  shape('#7b3a1b', box(-250, -450, 70, 450)) +
  shape('#7b3a1b', box(180, -450, 70, 450)) +
  shape(wrap, 'M-140-486c90-40 190-40 270 0v290c-90 50-190 50-270 0z') +
  line('M-50-500v330M40-506v336', undefined, 6);

/** A pair of slippers, seen from above and in front, around their middle. */
export const slippers = [-120, 110]
  .map(
    (x) =>
      shape(fields.lilac, `M${x - 86} 40c0-120 172-120 172 0-10 60-162 60-172 0z`) +
      shape(cloth.indigo, `M${x - 92} 24c0-120 184-120 184 0-50-34-134-34-184 0z`),
  )
  .join('');

/** A water bottle, its foot at the origin. */
export const bottle =
  shape(cloth.indigo, box(-38, -420, 76, 62, 12)) +
  shape(
    '#fff',
    'M-34-360h68c0 50 60 60 60 130v196a34 34 0 0 1-34 34H-60a34 34 0 0 1-34-34v-196c0-70 60-80 60-130z',
  ) +
  flat('#8fb7ea', 'M-87-200H87v164a30 30 0 0 1-30 30H-57a30 30 0 0 1-30-30z') +
  shape(cloth.leaf, 'M-94-190H94v90H-94z', 8);

/** An umbrella whose handle ends at the origin; three cloth colours side by side. */
export function umbrella(colour: string, shade: string): string {
  return (
    line('M0-40v-840M0-40a50 50 0 0 0 96 0', undefined, 30) +
    line('M0-40v-840M0-40a50 50 0 0 0 96 0', '#b5713f', 12) +
    shape(
      colour,
      'M-400-860C-380-1080-180-1190 0-1190s380 110 400 330c-60-60-130-60-180 0-60-60-150-60-220-4-70-56-160-56-220 4-50-60-120-60-180 0z',
    ) +
    shape(
      shade,
      'M-220-860C-210-1040-100-1150 0-1190c100 40 210 150 220 330-60-60-150-60-220-4-70-56-160-56-220 4z',
    ) +
    line('M0-1190v-40', undefined, 22)
  );
}
