import type { Pose } from './actor.ts';
import { between, easeIn, easeInOut, easeOutSettling, progress } from './easing.ts';
import type { HeroRole } from './hero-cast.ts';
import {
  closePlaces,
  groupPlaces,
  heroDurationSeconds,
  sun,
  type FamilyRole,
  type NewcomerRole,
  type Place,
} from './hero-places.ts';
import { wheelSpokes } from './turning-wheel.ts';

// Seconds at which people do something. The family is there from the first frame to the last: it makes
// room for the newcomers, and comes forward again when they have gone.
const makesRoomAt = 2;
const comesForwardAt = 7.25;
const stepsUpAt = { doctor: 2.45, wheelchairUser: 2.75 } as const;
const stepsDownAt = { doctor: 7, wheelchairUser: 6.9 } as const;
const looksLeftAt = { child: 4.5, wheelchairUser: 4.54, father: 4.6, mother: 4.68, doctor: 4.76 };
const looksBackAt = { child: 6.2, wheelchairUser: 6.3, father: 6.36, mother: 6.28, doctor: 6.24 };
const blinksAt = {
  father: [1.35, 8.6],
  mother: [1.8],
  doctor: [3.9],
  wheelchairUser: [4.05],
  child: [],
};
const tiltDegrees = { father: 2, mother: -2, child: 2, doctor: 1.4, wheelchairUser: -1.6 };

const moveSeconds = 0.95;
const stepSeconds = 0.8;
const stepDownSeconds = 0.46;
const blinkSeconds = 0.12;
const turnSeconds = 0.34;
const narrowestHead = 0.7;
const outOfSight = 920;
const wheelTurn = 70;

// Whole numbers, so that the last frame leads on to the first.
const headBreaths = 3;
const sunBreaths = 2;

/** The radius of the sun, which breathes behind the people. */
export function sunRadius(time: number): number {
  return sun.radius + sun.breath * breath(time, sunBreaths);
}

/** The pose of one person at a moment of the film, or nothing while out of the picture. */
export function findHeroPose(role: HeroRole, time: number): Pose | undefined {
  const pose = isNewcomer(role) ? newcomerPose(role, time) : familyPose(role, time);
  return pose && { ...pose, ...headMoves(role, time) };
}

function isNewcomer(role: HeroRole): role is NewcomerRole {
  return role in stepsUpAt;
}

function familyPose(role: FamilyRole, time: number): Pose {
  return mix(closePlaces[role], groupPlaces[role], moved(time, makesRoomAt, comesForwardAt));
}

function newcomerPose(role: NewcomerRole, time: number): Pose | undefined {
  const up = progress(time, stepsUpAt[role], stepsUpAt[role] + stepSeconds);
  const down = progress(time, stepsDownAt[role], stepsDownAt[role] + stepDownSeconds);
  if (up === 0 || down === 1) return undefined;
  const place = groupPlaces[role];
  const away = outOfSight * (1 - easeOutSettling(up) + easeIn(down));
  return { ...place, y: place.y + away, ...stepMoves(role, up) };
}

// Feet sway as they arrive, and a wheel turns to its rest.
function stepMoves(role: NewcomerRole, step: number): Pick<Pose, 'lean' | 'overBody'> {
  return role === 'doctor'
    ? { lean: 1.6 * Math.sin(step * Math.PI * 2) * (1 - step) }
    : { overBody: wheelSpokes(-wheelTurn * (1 - easeOutSettling(step))) };
}

function headMoves(role: HeroRole, time: number): Pick<Pose, 'tilt' | 'facing' | 'blinking'> {
  const turn =
    progress(time, looksLeftAt[role], looksLeftAt[role] + turnSeconds) -
    progress(time, looksBackAt[role], looksBackAt[role] + turnSeconds);
  const blinking = blinksAt[role].some((at) => time >= at && time < at + blinkSeconds);
  return {
    tilt: tiltDegrees[role] * breath(time, headBreaths) - 2 * Math.sin(Math.PI * turn),
    facing: facingDuring(turn),
    blinking: blinking || (turn > 0.3 && turn < 0.7),
  };
}

// A flat head cannot show its front: it narrows, and comes back looking the other way.
function facingDuring(turn: number): number {
  const width = between(1, narrowestHead, Math.sin(Math.PI * turn));
  return turn < 0.5 ? width : -width;
}

/** From -1 to 1 and back, so many times in the film; 0 at both its ends. */
function breath(time: number, times: number): number {
  return Math.sin((time / heroDurationSeconds) * times * 2 * Math.PI);
}

/** How far something has moved that goes at one moment and comes back at another. */
function moved(time: number, goesAt: number, comesBackAt: number): number {
  const gone = easeInOut(progress(time, goesAt, goesAt + moveSeconds));
  return gone - easeInOut(progress(time, comesBackAt, comesBackAt + moveSeconds));
}

function mix(from: Place, to: Place, amount: number): Place {
  return {
    x: between(from.x, to.x, amount),
    y: between(from.y, to.y, amount),
    scale: between(from.scale, to.scale, amount),
  };
}
