/** Line colour of every figure: warmer than pure black. */
export const ink = '#17131f';

/** Skin colours; the darkest two only where the head is over 90 px high. */
export const skins = {
  chestnut: '#8d5524',
  umber: '#6b3e1f',
  ebony: '#5c3317',
  cocoa: '#7a4a25',
  bronze: '#a9713f',
} as const;
export type SkinName = keyof typeof skins;

/** Grey of old people's hair. */
export const greyHair = '#d9d9df';

/** Plain cloth colours; none of them is a skin colour. */
export const cloth = {
  indigo: '#1f2f7a',
  deep: '#141f4d',
  sun: '#ffbe2e',
  laterite: '#c8502b',
  leaf: '#1f7a55',
  mint: '#a9dcc4',
  white: '#ffffff',
} as const;

/** Fields behind figures: the disc, the card, the ground. */
export const fields = {
  lilac: '#cdd5f5',
  sun: '#ffd978',
  clay: '#f7c9b8',
  leaf: '#bfe3d0',
} as const;
