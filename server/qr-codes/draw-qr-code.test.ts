import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { contactCard } from './contact-card.ts';
import { drawQrPng, drawQrSvg } from './draw-qr-code.ts';

const identity = await readSource('content', 'identity');

/** What a camera would read in a picture. */
async function read(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

describe.each([
  ['an address', 'https://health.example/insurance-calculator'],
  ['letters beyond ASCII', 'Àlàáfíà ₦90,000 ẹ̀kọ́'],
  ['the contact card', contactCard(identity, 'https://health.example')],
])('the code of %s', (_what, payload) => {
  it('is read as it was written, and is square, sharp and wide enough for a poster', async () => {
    const svg = await sharp(Buffer.from(drawQrSvg(payload)))
      .png()
      .toBuffer();
    expect(await read(svg)).toBe(payload);
    const png = await drawQrPng(payload);
    expect(await read(png)).toBe(payload);
    const { width, height } = await sharp(png).metadata();
    expect(height).toBe(width);
    expect(width).toBeGreaterThanOrEqual(1200);
    const modules = Number(/viewBox="0 0 (\d+)/.exec(drawQrSvg(payload))?.[1]);
    expect(width % modules).toBe(0);
  });
});
