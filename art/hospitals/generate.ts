import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { families } from '../fonts/families.ts';
import { openWholeFamily } from '../fonts/font-file.ts';
import { outlineText, textWidth } from '../fonts/outline-text.ts';
import { cloth } from '../figures/colours.ts';
import { emblems } from './emblems.ts';
import { hospitals, type HospitalKey } from './hospitals.ts';

const [width, height] = [480, 320];
const emblemSize = 132;
const [largestType, widestText] = [42, 430];
const outputFolder = join(import.meta.dirname, '../../app/assets/hospitals');

const notoSans = families.find(({ family }) => family === 'Noto Sans');
if (notoSans === undefined) throw new Error('The text font is missing');
const fonts = await openWholeFamily(notoSans, 600);

function drawLogo(key: HospitalKey, name: string): string {
  const widthInEm = textWidth(fonts, name);
  const size = Math.min(largestType, widestText / widthInEm);
  const x = (width - size * widthInEm) / 2;
  const scale = emblemSize / 60;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    '<clipPath id="k"><rect width="60" height="60" rx="13"/></clipPath>' +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${(width - emblemSize) / 2} 46) scale(${scale})">` +
    `<g clip-path="url(#k)">${emblems[key]}</g></g>` +
    `<path fill="${cloth.deep}" d="${outlineText(fonts, name, { x, y: 254, size })}"/></svg>`
  );
}

await mkdir(outputFolder, { recursive: true });
for (const { key, name, fileName } of hospitals) {
  const picture = sharp(Buffer.from(drawLogo(key, name)), { density: 144 }).resize(width, height);
  const target = join(outputFolder, fileName);
  const webp = await picture
    .clone()
    .webp({ nearLossless: true, quality: 50 })
    .toFile(`${target}.webp`);
  const png = await picture.clone().png({ palette: true, colours: 32 }).toFile(`${target}.png`);
  process.stdout.write(`${fileName}: webp ${webp.size} B, png ${png.size} B\n`);
}
