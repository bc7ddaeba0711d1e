import { cloth, fields, ink } from '../figures/colours.ts';
import type { HospitalKey } from './hospitals.ts';

const leaf = '#176845';

/** The geometric emblem of each hospital, on a square of 60 units. */
export const emblems: Readonly<Record<HospitalKey, string>> = {
  // Hope: the sun rises through rings.
  Asher_UHMS:
    ground(cloth.indigo) +
    '<g fill="none" stroke="#fff" stroke-width="4"><circle cx="30" cy="30" r="21"/>' +
    `<circle cx="30" cy="30" r="12"/></g><circle cx="30" cy="30" r="5" fill="${cloth.sun}"/>`,
  // Strips of a loom.
  Eko_UHMS:
    ground(fields.sun) + `<path fill="${ink}" d="M8 0h9v60H8zM26 0h4v60h-4zM39 0h13v60H39z"/>`,
  // Water of a river.
  guinea_savannah_uhms:
    ground(cloth.sun) +
    `<path fill="none" stroke="${cloth.deep}" stroke-width="5" ` +
    'd="M-4 16q17-16 34 0t34 0M-4 34q17-16 34 0t34 0M-4 52q17-16 34 0t34 0"/>',
  // One diamond inside another.
  limi_uhms:
    ground(leaf) +
    `<path fill="none" stroke="${fields.sun}" stroke-width="4" d="m30 6 24 24-24 24L6 30z"/>` +
    `<path fill="${fields.sun}" d="m30 20 10 10-10 10-10-10z"/>`,
  // A large circle that holds a small one.
  nisa_uhms:
    ground(cloth.laterite) +
    '<circle cx="30" cy="30" r="19" fill="#fff"/>' +
    `<circle cx="30" cy="35" r="12" fill="${cloth.laterite}"/>` +
    `<circle cx="30" cy="37" r="6" fill="${cloth.sun}"/>`,
  // An eye between four corners.
  PAMO_UHMS:
    ground(fields.lilac) +
    `<path fill="${cloth.indigo}" d="M5 30Q17.5 12 30 12t25 18Q42.5 48 30 48T5 30z"/>` +
    `<circle cx="30" cy="30" r="12" fill="#fff"/><circle cx="30" cy="30" r="6" fill="${ink}"/>`,
  // A spring: drops under an arch.
  TCH_UHMS:
    ground(cloth.mint) +
    `<path fill="none" stroke="${leaf}" stroke-width="5" d="M10 52V30a20 20 0 0 1 40 0v22"/>` +
    `<path fill="${cloth.indigo}" d="M30 20q11 14 11 21a11 11 0 0 1-22 0q0-7 11-21z"/>`,
  // A bridge with a cross on it.
  ud_uhms:
    ground(cloth.deep) +
    `<path fill="${cloth.sun}" d="M26 8h8v8h8v8h-8v8h-8v-8h-8v-8h8z"/>` +
    '<path fill="#fff" d="M4 38h52v15h-7a9 9 0 0 0-18 0h-2a9 9 0 0 0-18 0H4z"/>',
};

function ground(colour: string): string {
  return `<path fill="${colour}" d="M0 0h60v60H0z"/>`;
}
