import { ink } from '../figures/colours.ts';

const joined = 'stroke-linecap="round" stroke-linejoin="round"';

/** A filled shape with the ink outline of the figures. */
export function shape(fill: string, d: string, width = 11): string {
  return `<path fill="${fill}" stroke="${ink}" stroke-width="${width}" ${joined} d="${d}"/>`;
}

/** A filled shape without an outline. */
export function flat(fill: string, d: string, opacity = 1): string {
  const seeThrough = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  return `<path fill="${fill}"${seeThrough} d="${d}"/>`;
}

/** An open line. */
export function line(d: string, colour: string = ink, width = 11): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" ${joined} d="${d}"/>`;
}

/** Path data of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}

/** Path data of a rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number): string =>
    `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return (
    `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}` +
    `h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
  );
}

/** A tick as path data, about 60 wide, around its corner. */
export function tick(x: number, y: number): string {
  return `M${x - 22} ${y - 20}l22 22 40-46`;
}

/** Markup turned about a point and moved there. */
export function turned(markup: string, x: number, y: number, degrees: number, scale = 1): string {
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  return `<g transform="translate(${x} ${y})${turn} scale(${scale})">${markup}</g>`;
}
