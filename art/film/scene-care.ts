import { clip, rectangle } from '../figures/compose.ts';
import { cloth } from '../figures/colours.ts';
import { drawActor } from './actor.ts';
import { easeInOut, easeOut, progress } from './easing.ts';
import { floor, type ScenePicture } from './presentation-stage.ts';
import { arrive, quietHead } from './stage-moves.ts';
import { disc } from './svg-page.ts';
import { wheelRadius, wheelSpokes } from './turning-wheel.ts';

const chair = { x: 676, y: 132, scale: 0.222 };
const roll = 70;

/** The sun rises; a patient rolls the last bit to the doctor who waits for her. */
export const carePicture: ScenePicture = ({ cast }, seconds) => {
  const sunY = 400 + 560 * (1 - easeOut(progress(seconds, 0.2, 1.8)));
  const away = roll * (1 - easeInOut(progress(seconds, 0.9, 2.6)));
  const turned = (-away / (wheelRadius * chair.scale)) * (180 / Math.PI);
  const doctor = { x: 984, y: 112, scale: 0.25, facing: -1, ...quietHead(seconds, 1) };
  const patient = {
    ...chair,
    ...quietHead(seconds, 0.5),
    x: chair.x - away,
    overBody: wheelSpokes(turned),
  };
  const people =
    arrive(drawActor(cast.doctor, doctor), seconds, 0.4) +
    arrive(drawActor(cast.wheelchairUser, patient), seconds, 0.6);
  return clip('floor', rectangle(0, 0, 1280, floor), disc(950, sunY, 300, cloth.sun) + people);
};
