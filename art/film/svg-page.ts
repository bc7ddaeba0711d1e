import { patternsUsedIn } from '../figures/cloth-patterns.ts';
import { short } from './easing.ts';

/** The size of a film in its own pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A whole SVG picture around some markup, with the patterned cloths that the markup refers to. */
export function svgPage(size: FrameSize, markup: string, definitions = '', viewScale = 1): string {
  const view = `0 0 ${size.width * viewScale} ${size.height * viewScale}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="${view}"><defs>${patternsUsedIn(markup)}${definitions}</defs>${markup}</svg>`
  );
}

/** Moves markup to a place and, where asked, makes it larger or smaller about that place. */
export function at(x: number, y: number, markup: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${short(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${markup}</g>`;
}

/** Markup that is partly there: nothing when it is invisible, untouched when it is solid. */
export function seen(opacity: number, markup: string): string {
  if (opacity <= 0) return '';
  return opacity >= 1 ? markup : `<g opacity="${short(opacity)}">${markup}</g>`;
}

/** A disc of one colour. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

/** A rectangle of one colour, with round corners where asked. */
export function panel(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  radius = 0,
): string {
  const corner = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${corner}/>`;
}
