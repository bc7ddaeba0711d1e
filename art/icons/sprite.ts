import { optimize } from 'svgo';

/** One icon before it becomes a symbol: its own markup without the outer `<svg>`. */
export interface Icon {
  readonly name: string;
  readonly viewBox: string;
  /** Attributes the markup inherits, such as the stroke of line icons. */
  readonly inherited: Readonly<Record<string, string>>;
  readonly markup: string;
  /** Decimals its coordinates keep. */
  readonly decimals: number;
}

/** A `<symbol>` of the sprite, tidied, coloured by the text around it. */
function symbolOf(icon: Icon): string {
  const attributes = attributesOf(icon);
  return `<symbol id="${icon.name}" viewBox="${icon.viewBox}"${attributes}>${tidy(icon)}</symbol>`;
}

/** The whole sprite, its symbols in the order of their names. */
export function spriteOf(icons: readonly Icon[]): string {
  const symbols = icons.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(symbolOf);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
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
