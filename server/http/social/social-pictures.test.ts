import { expect, it } from 'vitest';
import { canDraw, drawSocialPicture } from './draw-social-picture.ts';

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it.each([
  ['a short title', 'Know your number'],
  ['a long title', 'What to bring to hospital, whom to call first, and how to keep the bill small'],
  ['a title in Yoruba and Hausa', 'Ọlọrun a tọjú rẹ, ƙasa da ɗaki: ₦25,000'],
  ['a title in Arabic, which stays out', 'صحة العائلة'],
])('a picture is drawn for %s', async (_what, title) => {
  const picture = await drawSocialPicture({ title, above: 'Prevention', name: 'Adire Health' });
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.length).toBeGreaterThan(10_000);
});

it('knows which letters its fonts have', () => {
  expect(canDraw('Ṣe àyẹ̀wò ɓ ɗ ƙ ₦ “a” – b')).toBe(true);
  expect(canDraw('Łódź')).toBe(false);
  expect(canDraw('صحة')).toBe(false);
  expect(canDraw('健康')).toBe(false);
});
