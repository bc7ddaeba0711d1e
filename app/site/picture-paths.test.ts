import { expect, it } from 'vitest';
import { pageOfPicture, pagePicturePath } from './picture-paths.ts';

it.each(['/', '/story', '/plans/gold'])('the page %s is found again by its picture', (path) => {
  expect(pageOfPicture(pagePicturePath(path).slice('/social/'.length))).toBe(path);
});

it('another file is no page', () => {
  expect(pageOfPicture('story.jpg')).toBeUndefined();
});
