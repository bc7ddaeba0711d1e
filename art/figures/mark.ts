import { cloth } from './colours.ts';

/** The sun over a bowl of water, drawn on a field 60 units wide and 46 high from y 5. */
export const markDrawing =
  '<path fill="#fff" d="M10 31a20 20 0 0 0 40 0z"/>' +
  `<circle cx="30" cy="19" r="9" fill="${cloth.sun}"/>` +
  `<path fill="none" stroke="${cloth.indigo}" stroke-linecap="round" stroke-width="3.6" ` +
  'd="M17 37q6.5-5 13 0t13 0"/>';

/** The mark on its own field, as it stands on social pictures. */
export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="46" viewBox="0 5 60 46">' +
  `<rect y="5" width="60" height="46" rx="13" fill="${cloth.indigo}"/>${markDrawing}</svg>`;

/** The mark on a square field, with rounded corners and the drawing as large as asked. */
export function squareMark(cornerRadius: number, drawingScale: number): string {
  const left = rounded(30 - 30 * drawingScale);
  // The drawing's middle lies at y 30.5, the square's at 30.
  const top = rounded(30 - 30.5 * drawingScale);
  const place = `translate(${left} ${top}) scale(${drawingScale})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">' +
    `<rect width="60" height="60" rx="${cornerRadius}" fill="${cloth.indigo}"/>` +
    `<g transform="${place}">${markDrawing}</g></svg>`
  );
}

function rounded(units: number): number {
  return Number(units.toFixed(3));
}
