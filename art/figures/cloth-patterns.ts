import { cloth, ink } from './colours.ts';

/** Own drawings of patterned cloth, in figure units, each the inside of one repeat. */
interface ClothPattern {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly drawing: string;
}

const drawings = {
  rings: {
    width: 150,
    height: 150,
    ground: cloth.indigo,
    drawing:
      '<g fill="none" stroke="#fff" stroke-width="9"><circle cx="75" cy="75" r="46"/>' +
      '<circle cx="75" cy="75" r="24"/>' +
      '<path d="M0 30q30 0 30-30M150 30q-30 0-30-30M0 120q30 0 30 30M150 120q-30 0-30 30"/></g>' +
      '<circle cx="75" cy="75" r="8" fill="#fff"/>',
  },
  weave: {
    width: 120,
    height: 90,
    ground: cloth.laterite,
    drawing:
      `<path fill="${cloth.sun}" d="M18 0h22v90H18z"/>` +
      `<path fill="${cloth.deep}" d="M56 0h8v90h-8zM84 0h20v90H84z"/>` +
      `<path fill="${cloth.sun}" d="M88 10h12v18H88zM88 56h12v18H88z"/>`,
  },
  diamond: {
    width: 140,
    height: 160,
    ground: cloth.leaf,
    drawing:
      `<path fill="none" stroke="${cloth.sun}" stroke-width="10" d="m70 12 54 68-54 68L16 80z"/>` +
      `<path fill="${cloth.sun}" d="m70 52 22 28-22 28-22-28zM0-18l14 18L0 18-14 0zM140-18l14 18` +
      '-14 18-14-18zM0 142l14 18-14 18-14-18zM140 142l14 18-14 18-14-18z"/>',
  },
  wave: {
    width: 160,
    height: 100,
    ground: cloth.sun,
    drawing:
      `<path fill="none" stroke="${cloth.deep}" stroke-width="12" ` +
      'd="M-10 30q45-44 90 0t90 0M-10 80q45-44 90 0t90 0"/>',
  },
  dots: {
    width: 100,
    height: 100,
    ground: '#f2a58e',
    drawing:
      '<g fill="#8a2f14"><circle cx="25" cy="25" r="13"/><circle cx="75" cy="75" r="13"/></g>',
  },
  stripes: {
    width: 120,
    height: 110,
    ground: '#fff',
    drawing: `<path fill="${ink}" d="M0 0h30v110H0zM60 0h14v110H60z"/>`,
  },
} as const satisfies Record<string, ClothPattern>;

export type ClothName = keyof typeof drawings;

/** The names of all patterned cloths. */
const clothNames = Object.keys(drawings) as ClothName[];

/** The paint that refers to a patterned cloth. */
export function patterned(name: ClothName): `url(#${ClothName})` {
  return `url(#${name})`;
}

/** Each cloth as a `<pattern>` whose id is its name. */
const clothPatterns = Object.fromEntries(
  clothNames.map((name) => [name, patternElement(name)]),
) as Readonly<Record<ClothName, string>>;

/** The `<pattern>` elements that a piece of SVG refers to. */
export function patternsUsedIn(markup: string): string {
  return clothNames
    .filter((name) => markup.includes(patterned(name)))
    .map((name) => clothPatterns[name])
    .join('');
}

function patternElement(name: ClothName): string {
  const { width, height, ground, drawing } = drawings[name];
  const size = `width="${width}" height="${height}"`;
  const back = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  return `<pattern id="${name}" ${size} patternUnits="userSpaceOnUse">${back}${drawing}</pattern>`;
}
