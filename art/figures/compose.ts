import { patternsUsedIn } from './cloth-patterns.ts';

/** Markup moved to a place and scaled. */
export function place(markup: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}

/** Markup mirrored left to right inside a width, then moved and scaled. */
export function placeMirrored(markup: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${markup}</g>`;
}

/** The sun disc behind figures. */
export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** Markup cut off by a shape, which is given as path data. */
export function clip(id: string, pathData: string, markup: string): string {
  const shape = `<clipPath id="${id}"><path d="${pathData}"/></clipPath>`;
  return `${shape}<g clip-path="url(#${id})">${markup}</g>`;
}

/** Path data of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Path data that cuts a figure at the lower half of a disc and leaves the air above free. */
export function standingInDisc(x: number, y: number, radius: number, air: number): string {
  const top = y - radius - air;
  const arc = `a${radius} ${radius} 0 0 1 ${-2 * radius} 0`;
  return `M${x - radius} ${top}h${2 * radius}V${y}${arc}z`;
}

/** A whole SVG text with the cloth patterns its markup refers to. */
export function svgDocument(viewBox: string, markup: string): string {
  const patterns = patternsUsedIn(markup);
  const defs = patterns === '' ? '' : `<defs>${patterns}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${defs}${markup}</svg>`;
}
