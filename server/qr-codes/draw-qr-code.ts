import { renderAsync } from '@resvg/resvg-js';
import { encodeQR } from 'qr';
import { palette } from '#app/ui/tokens/palette.ts';

const ink = palette['indigo-900'];
/** The white edge that scanners need, in modules. */
const border = 4;
/** Least width of a PNG in pixels, sharp on an A4 poster. */
const pngWidth = 1200;

/** Draws a code as SVG, dark on white in every colour scheme for scanners. */
export function drawQrSvg(payload: string): string {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border });
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="${ink}" d="${rows.map(pathOfRow).join('')}"/></svg>`
  );
}

/** Draws a code as PNG, each module a whole number of pixels. */
export async function drawQrPng(payload: string): Promise<Buffer> {
  const svg = drawQrSvg(payload);
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const value = size * Math.ceil(pngWidth / size);
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value } });
  return image.asPng();
}

/** Joins adjacent dark modules into bars. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  let start = -1;
  [...row, false].forEach((isDark, x) => {
    if (isDark && start < 0) start = x;
    if (isDark || start < 0) return;
    path += `M${start} ${y}h${x - start}v1H${start}z`;
    start = -1;
  });
  return path;
}
