import { optimize } from 'svgo';

/** One icon before it gets its place: its own markup without the outer `<svg>`. */
export interface Icon {
  readonly name: string;
  readonly viewBox: string;
  /** Attributes the markup inherits, such as the stroke of line icons. */
  readonly inherited: Readonly<Record<string, string>>;
  readonly markup: string;
  /** Decimals its coordinates keep. */
  readonly decimals: number;
}

/** Edge of an icon, and from one to the next, so that none is seen beside another at any size. */
const edge = 24;
const step = 32;

/** One picture of all icons, one below the other. */
export function spriteOf(icons: readonly Icon[]): string {
  const height = (icons.length - 1) * step + edge;
  const drawings = icons.map(
    (icon, row) =>
      `<svg y="${row * step}" width="${edge}" height="${edge}" viewBox="${icon.viewBox}"${attributesOf(icon)}>` +
      `${tidy(icon)}</svg>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${height}" viewBox="0 0 ${edge} ${height}">` +
    `${drawings.join('')}</svg>\n`
  );
}

/** What stands between the opening and the closing tag of an SVG text. */
export function innerMarkup(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[\s\S]*?>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>.*?<\/title>/, '');
}

function attributesOf({ inherited }: Icon): string {
  return Object.entries(inherited)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

// The inherited attributes are there while tidying, because without its round line ends a dot
// drawn as a very short line looks like nothing and would be dropped.
function tidy(icon: Icon): string {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${icon.viewBox}"${attributesOf(icon)}>`;
  const { data } = optimize(`${opening}${icon.markup}</svg>`, {
    multipass: true,
    floatPrecision: icon.decimals,
  });
  // Nothing is clipped, so the rule for clipping says nothing.
  return innerMarkup(data).replaceAll(' clip-rule="evenodd"', '');
}
