import { fields } from '../figures/colours.ts';
import { progress } from './easing.ts';
import type { ScenePicture } from './presentation-stage.ts';
import { arrive, dottedArc, portrait, quietHead } from './stage-moves.ts';

const abroad = { x: 796, y: 268, radius: 158, fill: fields.lilac };
const home = { x: 1070, y: 440, radius: 158, fill: fields.sun };

/** Someone abroad and her mother at home, and a dotted line from one to the other. */
export const callPicture: ScenePicture = ({ cast }, seconds) => {
  const caller = portrait('abroad', cast.caller, abroad, quietHead(seconds, 0));
  const grandmother = portrait('home', cast.grandmother, home, quietHead(seconds, 0.9));
  const line = dottedArc([964, 170], [1100, 96], [1130, 226], progress(seconds, 1.2, 2.8));
  return arrive(caller, seconds, 0.3) + line + arrive(grandmother, seconds, 0.7);
};
