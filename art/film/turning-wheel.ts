import { fields, ink } from '../figures/colours.ts';
import { short } from './easing.ts';

// The large wheel of the drawn wheelchair, seen at an angle, in figure units.
const hub = { x: 166, y: 1788 };
const rim = { width: 256, height: 440 };
const spokeCount = 9;

/** The radius to which a wheel of this picture rolls, in figure units. */
export const wheelRadius = 519;

/**
 * The spokes of the wheelchair's large wheel, turned by some degrees. The drawing has none, and
 * without them nobody would see the wheel turn.
 */
export function wheelSpokes(degrees: number): string {
  const ends = Array.from({ length: spokeCount }, (_, index) =>
    pointOnRim(degrees + (index * 360) / spokeCount),
  );
  const lines = ends.map(({ x, y }) => `M${hub.x} ${hub.y}L${short(x)} ${short(y)}`).join('');
  return (
    `<path d="${lines}" stroke="${ink}" stroke-width="9"/>` +
    `<ellipse cx="${hub.x}" cy="${hub.y}" rx="30" ry="46" fill="${fields.lilac}" ` +
    `stroke="${ink}" stroke-width="14"/>`
  );
}

function pointOnRim(degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: hub.x + rim.width * Math.cos(angle), y: hub.y + rim.height * Math.sin(angle) };
}
