import { patterned } from '../figures/cloth-patterns.ts';
import { cloth } from '../figures/colours.ts';
import type { FigureOptions } from '../figures/figure.ts';
import { people } from '../figures/people.ts';

/** The people of the site, and those who appear in the news pictures only. */
export const newsPeople = {
  ...people,
  feverishBoy: { ...people.boy, face: 'Calm', paints: { top: cloth.mint } },
  mum: {
    body: 'ShirtPantsWB',
    hair: 'Turban',
    face: 'Smile',
    skin: 'umber',
    paints: { top: patterned('dots'), wrap: patterned('weave'), bottom: cloth.deep },
  },
  clerk: {
    body: 'Device',
    hair: 'Beanie',
    face: 'Calm',
    skin: 'chestnut',
    facialHair: 'Chin',
    paints: { top: cloth.leaf, wrap: cloth.laterite, prop: cloth.white },
  },
  waterCarer: {
    body: 'Explaining',
    hair: 'Hijab',
    face: 'Smile',
    skin: 'chestnut',
    paints: { top: cloth.laterite, wrap: cloth.sun },
  },
  diabetic: { ...people.grandmother, paints: { top: patterned('rings'), prop: cloth.white } },
  bride: {
    body: 'Dress',
    hair: 'BantuKnots',
    face: 'Cute',
    skin: 'cocoa',
    paints: { top: patterned('wave') },
  },
  groom: {
    body: 'ShirtCoat',
    hair: 'Beanie',
    face: 'Smile',
    skin: 'umber',
    facialHair: 'Chin',
    paints: { top: cloth.leaf, inner: cloth.white, wrap: cloth.laterite },
  },
  nurse: {
    body: 'DocStethoscope',
    hair: 'BunFancy',
    face: 'Smile',
    skin: 'chestnut',
    paints: { wrap: cloth.sun, scrubs: cloth.laterite, coat: cloth.white },
  },
  girl: {
    body: 'ButtonShirt',
    hair: 'Buns',
    face: 'Smile',
    skin: 'cocoa',
    headScale: 1.25,
    headShift: [0, 40],
    paints: { top: cloth.sun },
  },
  sleeper: {
    body: 'ButtonShirt',
    hair: 'Twists',
    face: 'Calm',
    skin: 'cocoa',
    paints: { top: cloth.leaf },
  },
  reader: { ...people.individual, face: 'Smile' },
} as const satisfies Record<string, FigureOptions>;

export type NewsPersonName = keyof typeof newsPeople;
