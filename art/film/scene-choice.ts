import { fields } from '../figures/colours.ts';
import { progress } from './easing.ts';
import type { ScenePicture } from './presentation-stage.ts';
import { arrive, drawnRing, portrait, quietHead } from './stage-moves.ts';
import { tickBadge } from './stage-signs.ts';

const auntie = { x: 786, y: 190, radius: 126, fill: fields.lilac };
const boy = { x: 1094, y: 190, radius: 126, fill: fields.leaf };
const grandfather = { x: 940, y: 470, radius: 144, fill: fields.clay };

/** Three people to buy for, of whom one is chosen. */
export const choicePicture: ScenePicture = ({ cast }, seconds) => {
  const chosen = grandfather;
  return (
    arrive(portrait('auntie', cast.auntie, auntie, quietHead(seconds, 0.2)), seconds, 0.3) +
    arrive(portrait('boy', cast.boy, boy, quietHead(seconds, 0.6)), seconds, 0.6) +
    arrive(portrait('chosen', cast.grandfather, chosen, quietHead(seconds, 1)), seconds, 0.9) +
    drawnRing(chosen.x, chosen.y, chosen.radius + 9, progress(seconds, 2.1, 3.1)) +
    arrive(tickBadge(chosen.x + 112, chosen.y + 112, 30), seconds, 3)
  );
};
