import { palette } from '../../app/ui/tokens/palette.ts';

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
  indigo: palette['indigo-700'],
  deep: palette['indigo-900'],
  sun: palette['danfo-400'],
  laterite: palette['laterite-500'],
  leaf: '#1f7a55',
  mint: '#a9dcc4',
  white: palette.white,
} as const;

/** Fields behind figures: the disc, the card, the ground. */
export const fields = {
  lilac: palette.lilac,
  sun: palette['danfo-200'],
  clay: palette['laterite-200'],
  leaf: palette['leaf-200'],
} as const;
