import { patterned } from '../figures/cloth-patterns.ts';
import { cloth } from '../figures/colours.ts';
import type { FigureOptions } from '../figures/figure.ts';
import { newsPeople } from '../news/news-people.ts';

/** The people of the site, of the news, and those who appear at the top of pages only. */
export const headPeople = {
  ...newsPeople,
  receptionist: {
    body: 'Explaining',
    hair: 'CornRows',
    face: 'Smile',
    skin: 'umber',
    paints: { top: cloth.leaf },
  },
  pharmacist: {
    body: 'Doc',
    hair: 'ShortCurly',
    face: 'Smile',
    skin: 'cocoa',
    glasses: 'GlassRound',
    paints: { scrubs: cloth.indigo, coat: cloth.white },
  },
  customer: {
    body: 'Device',
    hair: 'Turban',
    face: 'Calm',
    skin: 'chestnut',
    paints: { top: cloth.laterite, wrap: patterned('weave'), prop: cloth.white },
  },
  stallholder: {
    body: 'PointingFingerWB',
    hair: 'Turban',
    face: 'Smile',
    skin: 'bronze',
    paints: { top: cloth.mint, wrap: patterned('rings'), bottom: cloth.deep },
  },
  analyst: {
    body: 'Dress',
    hair: 'LongAfro',
    face: 'Cute',
    skin: 'umber',
    paints: { top: patterned('diamond') },
  },
  expectant: {
    body: 'ButtonShirt',
    hair: 'CornRows',
    face: 'Smile',
    skin: 'cocoa',
    paints: { top: patterned('rings') },
  },
  student: {
    body: 'Device',
    hair: 'Twists',
    face: 'Smile',
    skin: 'umber',
    paints: { top: cloth.leaf, prop: cloth.deep },
  },
  pressured: { ...newsPeople.grandfather, paints: { top: cloth.sun } },
  adviser: {
    body: 'Explaining',
    hair: 'Hijab',
    face: 'Smile',
    skin: 'bronze',
    paints: { top: cloth.leaf, wrap: cloth.indigo },
  },
  homeowner: {
    body: 'Coffee',
    hair: 'FlatTop',
    face: 'Calm',
    skin: 'cocoa',
    facialHair: 'Chin',
    paints: { top: cloth.indigo, prop: cloth.laterite },
  },
  runner: {
    body: 'WalkingWB',
    hair: 'BantuKnots',
    face: 'Smile',
    skin: 'cocoa',
    paints: { top: cloth.laterite, bottom: cloth.indigo, shoe: cloth.white },
  },
  reporter: {
    body: 'PolkaDots',
    hair: 'Short',
    face: 'Smile',
    skin: 'umber',
    paints: { top: cloth.mint, bottom: cloth.indigo },
  },
  walkerBust: {
    body: 'ButtonShirt',
    hair: 'Twists',
    face: 'Calm',
    skin: 'umber',
    paints: { top: patterned('wave') },
  },
  cardholder: { ...newsPeople.individual, paints: { top: cloth.indigo, bottom: cloth.indigo } },
  seamstress: {
    body: 'Dress',
    hair: 'Turban',
    face: 'Cute',
    skin: 'umber',
    paints: { top: cloth.leaf, wrap: patterned('weave') },
  },
  signer: {
    body: 'ShirtCoat',
    hair: 'GrayShort',
    face: 'Calm',
    skin: 'chestnut',
    paints: { top: cloth.leaf, inner: cloth.white },
  },
} as const satisfies Record<string, FigureOptions>;

export type HeadPersonName = keyof typeof headPeople;
