import { adireTile } from '../figures/tiles.ts';
import { frame } from './news-picture.ts';

const lines = adireTile.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** Resist lines over the whole frame, for an indigo ground. */
export const adireField =
  '<defs><pattern id="adire" width="160" height="160" patternUnits="userSpaceOnUse" ' +
  `patternTransform="scale(1.4)" opacity=".7">${lines}</pattern></defs>` +
  `<path fill="url(#adire)" opacity=".6" d="M0 0h${frame.width}v${frame.height}H0z"/>`;
