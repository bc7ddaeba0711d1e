import { clip, rectangle } from '../figures/compose.ts';
import { cloth } from '../figures/colours.ts';
import { markDrawing } from '../figures/mark.ts';
import { drawActor } from './actor.ts';
import { easeOut, progress } from './easing.ts';
import { closePlaces, sun } from './hero-places.ts';
import { floor, type ScenePicture } from './presentation-stage.ts';
import { arrive, quietHead } from './stage-moves.ts';
import { at, disc } from './svg-page.ts';

// The family of the hero film, smaller and on the right.
const stand = { x: 664, y: -6, scale: 0.62 };

/** The end card: the mark, and the family on the sun. */
export const familyPicture: ScenePicture = ({ cast }, seconds) => {
  const family = (['father', 'mother', 'child'] as const).map((role, index) => {
    const pose = { ...closePlaces[role], ...quietHead(seconds, index * 0.4) };
    return arrive(drawActor(cast[role], pose), seconds, 0.9 + index * 0.25);
  });
  const sunY = sun.y + 700 * (1 - easeOut(progress(seconds, 0.2, 1.7)));
  const group = disc(sun.x, sunY, sun.radius, cloth.sun) + family.join('');
  const scene = clip(
    'floor',
    rectangle(0, 0, 1280, floor),
    at(stand.x, stand.y, group, stand.scale),
  );
  return scene + arrive(at(80, 84, mark), seconds, 0.3);
};

const mark = `<g transform="scale(1.6)"><rect width="60" height="46" rx="13" fill="${cloth.indigo}"/>${at(0, -5, markDrawing)}</g>`;
