import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { families } from '../fonts/families.ts';
import { openWholeFamily } from '../fonts/font-file.ts';
import { outlineText, textWidth } from '../fonts/outline-text.ts';
import { cloth } from '../figures/colours.ts';
import { hospitals, type Hospital } from './hospitals.ts';
import { markShapes } from './mark-shapes.ts';

const [width, height] = [480, 320];
const markSize = 148;
const [largestType, widestText] = [42, 430];
const outputFolder = join(import.meta.dirname, '../../app/assets/hospitals');

const notoSans = families.find(({ family }) => family === 'Noto Sans');
if (notoSans === undefined) throw new Error('The text font is missing');
const ojuju = families.find(({ family }) => family === 'Ojuju');
if (ojuju === undefined) throw new Error('The heading font is missing');
const fonts = await openWholeFamily(notoSans, 600);
const initialsFonts = await openWholeFamily(ojuju, 700);

/** The initials on a shape of one colour: unlike the cloth of the zones, which never has letters. */
function drawMark({ initials, shape, ground, letters }: Hospital): string {
  const size = 46;
  const x = 50 - (size * textWidth(initialsFonts, initials)) / 2;
  return (
    `<path fill="${ground}" d="${markShapes[shape]}"/>` +
    `<path fill="${letters}" d="${outlineText(initialsFonts, initials, { x, y: 66, size })}"/>`
  );
}

function drawLogo(hospital: Hospital): string {
  const widthInEm = textWidth(fonts, hospital.name);
  const size = Math.min(largestType, widestText / widthInEm);
  const x = (width - size * widthInEm) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${(width - markSize) / 2} 36) scale(${markSize / 100})">` +
    `${drawMark(hospital)}</g>` +
    `<path fill="${cloth.deep}" d="${outlineText(fonts, hospital.name, { x, y: 254, size })}"/></svg>`
  );
}

await mkdir(outputFolder, { recursive: true });
for (const hospital of hospitals) {
  const { fileName } = hospital;
  const picture = sharp(Buffer.from(drawLogo(hospital)), { density: 144 }).resize(width, height);
  const target = join(outputFolder, fileName);
  const webp = await picture
    .clone()
    .webp({ nearLossless: true, quality: 50 })
    .toFile(`${target}.webp`);
  const png = await picture.clone().png({ palette: true, colours: 32 }).toFile(`${target}.png`);
  process.stdout.write(`${fileName}: webp ${webp.size} B, png ${png.size} B\n`);
}
