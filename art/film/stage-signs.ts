import { cloth } from '../figures/colours.ts';
import { disc, panel } from './svg-page.ts';
import { stageColours } from './presentation-stage.ts';

const leaf = '#176845';

/** A tick in a disc, the sign for yes. */
export function tickBadge(x: number, y: number, radius: number): string {
  return disc(x, y, radius, leaf) + tick(x, y, radius * 1.1, '#fff');
}

/** A bare tick about a point. */
function tick(x: number, y: number, size: number, colour: string): string {
  const line = `M${x - size * 0.42} ${y}l${size * 0.3} ${size * 0.3} ${size * 0.54}-${size * 0.6}`;
  return stroke(line, colour, size * 0.2);
}

/** A tick for covered, a dash for not covered. */
export function coverSign(x: number, y: number, covered: boolean): string {
  if (covered) return tick(x, y, 18, leaf);
  return stroke(`M${x - 8} ${y}h16`, stageColours.muted, 3.6);
}

/** A hospital: a house with a cross, a door and two wings, 48 units wide and high. */
export const hospitalSign =
  `<path fill="${cloth.indigo}" d="M14 6h20a2 2 0 0 1 2 2v6h6a2 2 0 0 1 2 2v26H28V32h-8v10H4V16` +
  'a2 2 0 0 1 2-2h6V8a2 2 0 0 1 2-2z"/>' +
  '<path fill="#fff" d="M22 10h4v5h5v4h-5v5h-4v-5h-5v-4h5z"/>' +
  `<path fill="${cloth.sun}" d="M8 20h4v5H8zm0 10h4v5H8zm28-10h4v5h-4zm0 10h4v5h-4z"/>`;

/** A map pin whose point lies at the origin. */
export const pinSign =
  `<path fill="${cloth.laterite}" d="M0 0c-6-9-10-14-10-20a10 10 0 0 1 20 0C10-14 6-9 0 0z"/>` +
  '<circle cy="-20" r="4" fill="#fff"/>';

/** A grey bar in the place of a line of text too small to read. */
export function textBar(x: number, y: number, width: number, colour: string): string {
  return panel([x, y, width, 10], colour, 5);
}

function stroke(line: string, colour: string, width: number): string {
  return (
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}
