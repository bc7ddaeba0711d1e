import { adireTile } from '../figures/tiles.ts';
import { panel, type FrameSize } from './svg-page.ts';

const tile = 160;

// The page's deep indigo is #141f4d. Video stores colours more coarsely and rounds this one down, so
// it goes in one step bluer and comes out as the page's.
const deepForVideo = '#141f4e';

/**
 * The indigo ground with its resist-dyed lines. A whole tile ends at the lower left corner, which
 * is the corner that a page can rely on when it cuts the top off.
 */
export function adireGround(size: FrameSize): string {
  const whole = [0, 0, size.width, size.height] as const;
  return panel(whole, deepForVideo) + `<g opacity=".5">${panel(whole, 'url(#adire)')}</g>`;
}

/** The definition that `adireGround` refers to. */
export function adireDefinition(size: FrameSize): string {
  const place = `y="${size.height % tile}" width="${tile}" height="${tile}"`;
  const drawing = adireTile.replace('<svg ', `<svg width="${tile}" height="${tile}" `);
  return `<pattern id="adire" ${place} patternUnits="userSpaceOnUse">${drawing}</pattern>`;
}
