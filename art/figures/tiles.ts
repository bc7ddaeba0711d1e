import { cloth, fields, ink } from './colours.ts';

const leaf = '#176845';

/** Thin resist lines for indigo grounds. */
export const adireTile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">' +
  '<g fill="none" stroke="#2c3f8f" stroke-width="2.2"><circle cx="40" cy="40" r="27"/>' +
  '<circle cx="40" cy="40" r="18"/><circle cx="40" cy="40" r="9"/>' +
  '<circle cx="120" cy="120" r="27"/><circle cx="120" cy="120" r="18"/>' +
  '<circle cx="120" cy="120" r="9"/><path d="m120 12 28 28-28 28-28-28zm0 14 14 14-14 14-14-14z' +
  'M40 92l28 28-28 28-28-28zm0 14 14 14-14 14-14-14z"/></g><g fill="#2c3f8f">' +
  '<circle cx="80" cy="80" r="4"/><circle cy="80" r="4"/><circle cx="160" cy="80" r="4"/>' +
  '<circle cx="80" r="4"/><circle cx="80" cy="160" r="4"/></g></svg>';

/** One cloth square of 60 units for each geopolitical zone, own geometry. */
const zones = [
  ground(cloth.indigo) +
    '<g fill="none" stroke="#fff" stroke-width="4"><circle cx="30" cy="30" r="21"/>' +
    '<circle cx="30" cy="30" r="11"/></g><circle cx="30" cy="30" r="4" fill="#fff"/>',
  ground('#fff') + `<path fill="${ink}" d="M6 0h10v60H6zm18 0h4v60h-4zm12 0h12v60H36z"/>`,
  ground(cloth.sun) +
    `<path fill="none" stroke="${cloth.deep}" stroke-width="5" ` +
    'd="M-4 16q17-16 34 0t34 0M-4 34q17-16 34 0t34 0M-4 52q17-16 34 0t34 0"/>',
  ground(leaf) +
    `<path fill="none" stroke="${fields.sun}" stroke-width="4" d="m30 6 24 24-24 24L6 30z"/>` +
    `<path fill="${fields.sun}" d="m30 20 10 10-10 10-10-10z"/>`,
  ground(cloth.laterite) +
    `<path fill="${fields.sun}" d="M8 0h8v60H8zm36 0h8v60h-8z"/>` +
    `<path fill="${cloth.deep}" d="M22 0h16v60H22z"/>` +
    `<path fill="${fields.sun}" d="M26 8h8v14h-8zm0 30h8v14h-8z"/>`,
  ground(fields.lilac) +
    `<path fill="${cloth.indigo}" d="M0 0h30L0 30zm60 0v30L30 0zM0 60V30l30 30zm60 0H30l30-30z"/>` +
    `<path fill="${cloth.laterite}" d="m30 18 12 12-12 12-12-12z"/>`,
] as const;

/** The cloth squares as files of their own, in the order of the band. */
export const zoneTiles = zones.map(
  (zone) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${zone}</svg>`,
);

/** The six cloth squares in a row: the woven edge of the site. */
export const bandTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="60" viewBox="0 0 360 60">' +
  zones
    .map((zone, index) => {
      // A nested picture cuts off what a square's lines draw beyond its edge.
      return `<svg x="${index * 60}" width="60" height="60" viewBox="0 0 60 60">${zone}</svg>`;
    })
    .join('') +
  '</svg>';

function ground(colour: string): string {
  return `<path fill="${colour}" d="M0 0h60v60H0z"/>`;
}
