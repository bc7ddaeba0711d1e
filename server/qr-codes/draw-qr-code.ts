import { renderAsync } from '@resvg/resvg-js';
import { encodeQR } from 'qr';

const ink = '#141f4d';
/** The white edge that scanners need, in modules. */
const border = 4;
/** A PNG is at least so wide: sharp on a poster in A4. */
const pngWidth = 1200;

/** A code as a drawing: square, dark on white in every colour scheme, because cameras want that. */
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

/** The same as a picture of dots, each of the same whole number of pixels. */
export async function drawQrPng(payload: string): Promise<Buffer> {
  const svg = drawQrSvg(payload);
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const value = size * Math.ceil(pngWidth / size);
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value } });
  return image.asPng();
}

/** Dark modules beside each other as one bar. */
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
