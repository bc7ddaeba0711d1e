import { cloth, fields } from '../figures/colours.ts';
import { box, circle, flat, line, shape, turned } from '../news/pen.ts';

export const wood = '#b5713f';
const darkWood = '#9a5c31';
export const metal = '#aeb8da';
const glassBlue = '#dfe8fb';
/** Seen on light and dark grounds alike. */
export const cord = '#6b7396';

/** A counter whose top's left end is at the origin and which goes down past the frame. */
export function counter(width: number, front: string): string {
  return shape(front, box(40, 40, width - 80, 600)) + shape('#fff', box(0, 0, width, 66, 20));
}

/** A wooden table, the top's left end at the origin. */
export function table(width: number): string {
  return shape(wood, box(0, 0, width, 56, 14)) + shape(darkWood, box(40, 56, width - 80, 600));
}

/** A bell on a reception desk, its foot at the origin. */
export const deskBell =
  shape(cloth.sun, 'M-86-30a86 80 0 0 1 172 0z') +
  shape(cloth.deep, box(-104, -32, 208, 32, 12)) +
  shape(cloth.laterite, circle(0, -122, 18), 9);

/** A plant in a pot, its foot at the origin. */
export const plant =
  shape(cloth.leaf, 'M0-150C-150-180-190-320-150-400-40-360 0-260 0-150z') +
  shape(cloth.leaf, 'M0-150C130-200 190-300 170-400 60-370 10-270 0-150z') +
  shape('#56a985', 'M0-150C-50-260-40-400 10-470 60-390 50-260 0-150z') +
  shape(cloth.laterite, 'M-100-160h200l-28 160H-72z');

/** A sign with a white plus, hung from above; its middle at the origin. */
export const plusSign =
  line('M-110-120v-300M110-120v-300', cord, 12) +
  shape(cloth.leaf, box(-190, -130, 380, 260, 40)) +
  flat('#fff', 'M-32-88h64v56h56v64h-56v56h-64v-56h-56v-64h56z');

/** Medicine on two shelves, 780 wide, the upper left corner at the origin. */
export const medicineShelves =
  shape('#fff', box(0, 0, 780, 560, 20)) +
  bottles(70, 250, [cloth.laterite, cloth.indigo, cloth.sun, cloth.leaf, cloth.laterite]) +
  shape(metal, box(0, 250, 780, 36)) +
  packets(60, 520) +
  shape(metal, box(0, 520, 780, 40));

function bottles(x: number, foot: number, colours: readonly string[]): string {
  return colours
    .map((colour, index) =>
      turned(
        shape('#fff', box(-30, -200, 60, 40, 10), 9) +
          shape(colour, box(-54, -166, 108, 160, 26), 9) +
          flat('#fff', box(-48, -110, 96, 56)),
        x + index * 156,
        foot,
        0,
      ),
    )
    .join('');
}

function packets(x: number, foot: number): string {
  const sizes = [
    [150, 150, fields.lilac],
    [110, 190, cloth.mint],
    [170, 110, fields.clay],
    [110, 170, fields.sun],
  ] as const;
  let left = x;
  return sizes
    .map(([width, height, colour]) => {
      const packet =
        shape(colour, box(left, foot - height, width, height, 10), 9) +
        flat('#fff', box(left + 20, foot - height + 30, width - 40, 34, 8));
      left += width + 30;
      return packet;
    })
    .join('');
}

/** A paper bag with a plus, its foot at the origin. */
export const paperBag =
  shape('#fff', 'M-110-260l30-34 30 34 30-34 30 34 30-34 30 34 30-34 30 34V0h-240z') +
  flat(cloth.leaf, 'M-20-190h40v36h36v40H20v36h-40v-36h-36v-40h36z');

/** An open laptop seen from behind, the middle of its foot at the origin. */
export const laptop =
  shape(metal, 'M-210-270h420a24 24 0 0 1 24 24V-20h-468v-226a24 24 0 0 1 24-24z') +
  shape(cloth.deep, box(-270, -34, 540, 34, 14)) +
  flat('#fff', circle(0, -150, 30));

/** A chart on a stand: three bars that rise; the upper left corner at the origin. */
export const chart =
  line('M120 560L60 900M500 560l60 340', undefined, 26) +
  shape('#fff', box(0, 0, 620, 560, 24)) +
  shape(cloth.leaf, box(90, 320, 110, 170), 9) +
  shape(cloth.sun, box(255, 230, 110, 260), 9) +
  shape(cloth.indigo, box(420, 110, 110, 380), 9) +
  line('M60 490h500', undefined, 11);

/** An ultrasound screen that shows an unborn child, on an arm; its middle at the origin. */
export const scanScreen =
  line('M0 220v500', undefined, 44) +
  line('M0 220v500', metal, 24) +
  shape('#fff', box(-330, -250, 660, 490, 36)) +
  shape(cloth.deep, box(-280, -205, 560, 400, 20), 9) +
  flat('#5a6fc4', 'M-60-180h120L230 170c-150 30-310 30-460 0z') +
  flat(
    '#dfe5fb',
    'M-30-40a64 64 0 1 1 84 60c60 30 70 90 20 120-70 30-150 10-170-40-8-30 20-50 50-40 20 6 30 20 44 14-30-30-46-60-28-114z',
  );

/** A sash window on snow and roofs, the upper left corner at the origin; 620 by 620. */
export const snowyWindow =
  shape('#8fa3dc', box(0, 0, 620, 620)) +
  flat(cloth.laterite, 'M20 600V410l120-90 120 90v190z') +
  flat('#7b3a1b', 'M250 600V460l150-110 190 130v120z') +
  flat(
    '#fff',
    'M10 420l130-110 130 110-14 20-116-92-116 92zM240 470l160-130 200 130-14 20-186-112-146 112z',
  ) +
  flat(fields.sun, box(110, 450, 60, 70) + box(360, 490, 60, 60)) +
  flat(
    '#fff',
    [
      [80, 80],
      [210, 190],
      [90, 260],
      [390, 80],
      [520, 180],
      [440, 270],
      [560, 330],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 14))
      .join(''),
  ) +
  line('M310 0v620M0 300h620', '#fff', 24) +
  line(box(0, 0, 620, 620), '#fff', 40) +
  shape('#fff', box(-46, 620, 712, 50, 14));

/** A window by day over hills, the upper left corner at the origin; 560 by 560. */
export const dayWindow =
  shape('#fff', box(-28, -28, 616, 616, 8)) +
  shape(glassBlue, box(0, 0, 560, 560), 9) +
  flat(cloth.sun, circle(400, 150, 70)) +
  flat('#9fd0ba', 'M0 420c120-90 240-90 330-20 80-60 160-60 230-20v180H0z') +
  line('M280 0v560', '#fff', 20) +
  shape('#fff', box(-50, 574, 660, 46, 12));

/** A speech bubble whose tip points down to the right; its upper left corner at the origin. */
export function bubbleRight(width: number, height: number, fill: string, content: string): string {
  const [w, h] = [width - 100, height - 100];
  return (
    shape(
      fill,
      `M50 0h${w}a50 50 0 0 1 50 50v${h}a50 50 0 0 1-50 50h-40v90l-90-90H50a50 50 0 0 1-50-50V50A50 50 0 0 1 50 0z`,
    ) + content
  );
}

/** A question mark, 150 high, around its middle. */
export const questionMark =
  line('M-44-40c0-70 92-70 92-8 0 44-48 44-48 92', cloth.indigo, 28) +
  flat(cloth.indigo, circle(0, 88, 18));

/** An ambulance that drives to the left, its wheels on the origin's line; 1080 wide. */
export const ambulance =
  shape(
    '#fff',
    'M-540-70v-150c0-30 10-50 30-60l130-50 90-150a60 60 0 0 1 50-30h640a60 60 0 0 1 60 60v380z',
  ) +
  shape('#8fb7ea', 'M-352-330l70-120a40 40 0 0 1 34-20h98v140z', 9) +
  flat(cloth.laterite, 'M-534-190H455v56H-534z') +
  flat(cloth.leaf, 'M150-420h70v70h70v70h-70v70h-70v-70H80v-70h70z') +
  line('M-110-470v390', undefined, 9) +
  shape(cloth.sun, box(-40, -560, 130, 52, 20), 9) +
  shape(cloth.sun, box(-540, -170, 60, 50, 14), 8) +
  wheel(-310) +
  wheel(270);

function wheel(x: number): string {
  return shape(cloth.deep, circle(x, -80, 100)) + shape(metal, circle(x, -80, 44), 9);
}

/** A clinic with two floors and a door, its foot's middle at the origin; 900 wide. */
export const clinic =
  shape('#fff', box(-430, -620, 860, 620)) +
  shape(cloth.indigo, box(-470, -690, 940, 80, 10)) +
  [-310, -110, 110, 310].map((x) => shape('#8fb7ea', box(x - 60, -540, 120, 130, 8), 9)).join('') +
  [-300, 300].map((x) => shape('#8fb7ea', box(x - 70, -300, 140, 150, 8), 9)).join('') +
  shape(cloth.sun, box(-130, -320, 260, 320, 10), 9) +
  line('M0-320V0', undefined, 9) +
  shape(cloth.laterite, 'M-190-330h380l-40-70h-300z', 9) +
  shape(cloth.leaf, circle(0, -690, 96)) +
  flat('#fff', 'M-22-754h44v42h42v44H22v42h-44v-42h-42v-44h42z');

/** A palm tree, its foot at the origin. */
export const palm =
  shape(wood, 'M-30 0c10-160 10-300-10-440h60c-10 150 0 290 20 440z') +
  [
    'M0-450C-90-560-220-560-290-480-190-490-110-460 0-450z',
    'M0-450c90-110 220-110 290-30-100-10-180 20-290 30z',
    'M0-450c-110-20-200 40-220 140 70-80 130-110 220-140z',
    'M0-450c110-20 200 40 220 140-70-80-130-110-220-140z',
    'M0-450c-40-110 0-200 70-240-20 90-20 160-70 240z',
  ]
    .map((d) => shape(cloth.leaf, d, 9))
    .join('');

/** A contract with a seal and a line to sign, the upper left corner at the origin. */
export const contract =
  shape(
    '#fff',
    'M30 0h490l130 130v720a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30V30A30 30 0 0 1 30 0z',
  ) +
  shape(fields.lilac, 'M520 0v130h130z', 9) +
  line('M80 140h300', cloth.indigo, 34) +
  [250, 330, 410, 490]
    .map((y, row) => line(`M80 ${y}h${[480, 430, 490, 300][row] ?? 400}`, metal, 20))
    .join('') +
  line('M80 720c60-90 80 40 130-30 30-40 40 40 90 0', cloth.deep, 14) +
  line('M80 770h260', metal, 9) +
  shape(cloth.laterite, 'M440 740l-30 130 70-40 70 40-30-130z', 9) +
  shape(cloth.sun, circle(480, 680, 96)) +
  line('M440 684l30 30 54-62', cloth.deep, 22);

/** A letter that comes out of its envelope; 620 wide, its lower left corner at the origin. */
export const openLetter =
  shape(fields.sun, 'M0-280L310-500l310 220V0H0z') +
  shape('#fff', box(70, -520, 480, 420, 16)) +
  line('M140-430h200M140-360h340M140-290h340', metal, 22) +
  shape(cloth.sun, 'M0-280l310 190 310-190V0H0z') +
  line('M0 0l230-140M620 0L390-140', undefined, 9);

/** A reporter's microphone, its middle at the origin. */
export const microphone =
  shape(cloth.deep, box(-34, 40, 68, 300, 24)) +
  shape(metal, box(-84, -190, 168, 240, 84)) +
  line('M-84-90h168M-84-30h168', undefined, 9) +
  shape(cloth.sun, box(-70, 30, 140, 44, 12), 9);

/** A string of pennants between two points, `count` flags of 130. */
export function bunting(count: number): string {
  const colours = [cloth.laterite, cloth.sun, cloth.leaf, '#fff'];
  return (
    line(`M0 0q${count * 65} 60 ${count * 130} 0`, cord, 9) +
    Array.from({ length: count }, (_, index) => {
      const middle = (index + 0.5) / count;
      const y = Math.round(120 * middle * (1 - middle));
      return shape(colours[index % 4] ?? '#fff', `M${index * 130 + 15} ${y}h100l-50 110z`, 9);
    }).join('')
  );
}

const openSquare = flat(cloth.deep, 'M-50-50H50v20H-28v20H50v20H-28v20H50v20H-50z');

/** A chart of open squares for testing eyes, its upper left corner at the origin; 520 by 760. */
export const eyeChart =
  shape('#fff', box(0, 0, 520, 760, 24)) +
  [
    [1, 150, 130],
    [2, 340, 90],
    [3, 490, 64],
    [4, 620, 46],
  ]
    .map(([count = 1, y = 0, size = 0]) =>
      Array.from({ length: count }, (_, index) => {
        const x = 260 + (index - (count - 1) / 2) * size * 1.7;
        return turned(openSquare, x, y, index * 90, size / 100);
      }).join(''),
    )
    .join('');

/** A folder with a tab, its upper left corner at the origin; 640 by 480. */
export const folder =
  shape(cloth.sun, 'M0 40a40 40 0 0 1 40-40h180l60 70h320a40 40 0 0 1 40 40v370H0z') +
  shape('#fff', box(60, 120, 520, 300, 10), 9) +
  line('M120 190h260M120 250h380', metal, 20) +
  shape(fields.sun, 'M0 220h640v270a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30z');

/** A padlock, the middle of its foot at the origin. */
export const padlock =
  line('M-110-270v-110a110 110 0 0 1 220 0v110', undefined, 66) +
  line('M-110-270v-110a110 110 0 0 1 220 0v110', metal, 44) +
  shape(cloth.indigo, box(-180, -290, 360, 290, 40)) +
  flat('#fff', `${circle(0, -170, 40)}M-16-150h32v80h-32z`);
