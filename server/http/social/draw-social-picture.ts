import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import mark from '#app/assets/figures/mark.svg?raw';
import adire from '#app/assets/figures/pattern-adire.svg?raw';
import band from '#app/assets/figures/pattern-band.svg?raw';
import notoExtended from '#app/assets/fonts/drawn/noto-sans-latin-ext.ttf?inline';
import noto from '#app/assets/fonts/drawn/noto-sans-latin.ttf?inline';
import notoMarked from '#app/assets/fonts/drawn/noto-sans-vietnamese.ttf?inline';
import ojujuExtended from '#app/assets/fonts/drawn/ojuju-latin-ext.ttf?inline';
import ojuju from '#app/assets/fonts/drawn/ojuju-latin.ttf?inline';
import ojujuMarked from '#app/assets/fonts/drawn/ojuju-vietnamese.ttf?inline';
import { palette } from '#app/ui/tokens/palette.ts';

export interface SocialWords {
  readonly title: string;
  /** A line above the title; omitted when our fonts lack its letters. */
  readonly above: string;
  readonly name: string;
}

/** The size that social networks recommend. */
const [width, height] = [1200, 630];
const bandHeight = 60;
const deep = palette['indigo-900'];
const sun = palette['danfo-400'];

/** Draws the picture that other sites show for a link, as PNG. */
export async function drawSocialPicture(words: SocialWords): Promise<Buffer> {
  const svg = await satori(scene(words), { width, height, fonts: socialFonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

type Style = Readonly<Record<string, string | number>>;
type Node = Parameters<typeof satori>[0];

/** Builds the object form of a React element without React. */
function box(style: Style, ...children: (Node | string)[]): Node {
  const props = { style: { display: 'flex', ...style }, children };
  return { type: 'div', key: null, props };
}

function picture(svg: string, size: { width: number; height: number }): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', key: null, props: { src, ...size, style: { flexShrink: 0 } } };
}

/** Omits texts in letters that our fonts lack: boxes would be worse. */
function scene({ title, above, name }: SocialWords): Node {
  const heading = canDraw(title) ? title : name;
  const subject = canDraw(above) ? above : '';
  return box(
    { width: '100%', height: '100%', background: deep, position: 'relative' },
    box({ position: 'absolute', opacity: 0.5, flexWrap: 'wrap' }, ...tiles(adire, 10, 120, 60, 6)),
    box(
      { position: 'absolute', inset: 0, flexDirection: 'column', padding: '64px 80px 100px' },
      box({ color: sun, fontFamily: bodyFamily, fontSize: 30 }, subject),
      box(
        {
          color: '#fff',
          fontFamily: displayFamily,
          fontSize: sizeFor(heading),
          lineHeight: 1.12,
          marginTop: 20,
          maxHeight: 340,
          paddingBottom: 16,
          overflow: 'hidden',
          textWrap: 'balance',
        },
        heading,
      ),
    ),
    box(
      { position: 'absolute', left: 80, bottom: bandHeight + 36, alignItems: 'center' },
      picture(mark, { width: 78, height: 60 }),
      box(
        { color: '#fff', fontFamily: displayFamily, fontSize: 36, marginLeft: 20 },
        canDraw(name) ? name : '',
      ),
    ),
    box({ position: 'absolute', bottom: 0 }, ...tiles(band, 4, 360, bandHeight, 1)),
  );
}

function tiles(svg: string, across: number, tileWidth: number, tileHeight: number, rows: number) {
  const size = svg === adire ? tileWidth : tileHeight;
  return Array.from({ length: across * rows }, () =>
    picture(svg, { width: tileWidth, height: size }),
  );
}

/** Shrinks long titles to fit four lines. */
function sizeFor(title: string): number {
  if (title.length <= 40) return 84;
  return title.length <= 75 ? 68 : 54;
}

/** Families in order of fallback. */
const displayFamily = 'Ojuju, Ojuju Extended, Ojuju Marked';
const bodyFamily = 'Noto, Noto Extended, Noto Marked';

/** Each file is a separate family, so that satori tries all of them. */
const socialFonts = [
  font('Ojuju', 700, ojuju),
  font('Ojuju Extended', 700, ojujuExtended),
  font('Ojuju Marked', 700, ojujuMarked),
  font('Noto', 600, noto),
  font('Noto Extended', 600, notoExtended),
  font('Noto Marked', 600, notoMarked),
];

/** Letters that art/fonts/families.ts puts into the files, besides ASCII. */
const letters = new Set(
  'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú\u00a0£©«®°±·»¼½¾×÷€™–—‘’“”•…−ŃńǸǹṄṅṢṣƁɓƊɗƘƙƳƴŊŋƎǝ₦ẸẹỌọỊịỤụ\u0300\u0301\u0304\u0323',
);

/** Whether these fonts have every letter of a text. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => /[ -~]/.test(letter) || letters.has(letter));
}

function font(name: string, weight: 600 | 700, dataUrl: string) {
  const data = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { name, data, weight, style: 'normal' as const };
}
