import { optimize } from 'svgo';

/** One icon before it gets its place: its own markup without the outer `<svg>`. */
export interface Icon {
  readonly name: string;
  /** Edge of the square it is drawn in. */
  readonly edge: 24 | 48;
  /** Attributes the markup inherits, such as the stroke of line icons. */
  readonly inherited: Readonly<Record<string, string>>;
  readonly markup: string;
  /** Decimals its coordinates keep. */
  readonly decimals: number;
}

/**
 * One picture of icons of one size, one below the other, with space between them at any size. Those
 * that inherit the same attributes stand together.
 */
export function spriteOf(icons: readonly Icon[]): string {
  const edge = icons[0]?.edge ?? 24;
  const step = edge + edge / 3;
  const height = (icons.length - 1) * step + edge;
  const drawings = icons.map((icon, row) => {
    const drawing = `<g transform="translate(0 ${row * step})">${tidy(icon)}</g>`;
    const isFirst = icons[row - 1]?.inherited !== icon.inherited;
    const isLast = icons[row + 1]?.inherited !== icon.inherited;
    return `${isFirst ? `<g${attributesOf(icon)}>` : ''}${drawing}${isLast ? '</g>' : ''}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${height}" ` +
    `viewBox="0 0 ${edge} ${height}">${drawings.join('')}</svg>\n`
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
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.edge} ${icon.edge}"${attributesOf(icon)}>`;
  const { data } = optimize(`${opening}${icon.markup}</svg>`, {
    multipass: true,
    floatPrecision: icon.decimals,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertShapeToPath: { convertArcs: true } } },
      },
    ],
  });
  // Nothing is clipped, so the rule for clipping says nothing; where icons are cut out, any colour does.
  return innerMarkup(data)
    .replaceAll(' clip-rule="evenodd"', '')
    .replaceAll(' fill="currentColor"', '');
}
