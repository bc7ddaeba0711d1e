import type { Pose } from './actor.ts';
import { between, easeIn, easeInOut, easeOut, easeOutSettling, progress } from './easing.ts';
import type { HeroRole } from './hero-cast.ts';
import { closePlaces, groupPlaces, sun, type Place } from './hero-places.ts';
import { wheelRadius, wheelSpokes } from './turning-wheel.ts';

// Seconds at which each person does something; the child steps up first.
const stepsUpAt = { child: 1.5, father: 1.85, mother: 2.15 } as const;
const stepsDownAt = { child: 8.2, wheelchairUser: 8.2, mother: 8.25, father: 8.3, doctor: 8.27 };
const blinksAt = {
  father: [3.35],
  mother: [4.3],
  doctor: [6.55],
  wheelchairUser: [6.3],
  child: [],
};
const looksLeftAt = { child: 7, father: 7.1, mother: 7.18, doctor: 7.26, wheelchairUser: 7.04 };
const tiltDegrees = { father: 2, mother: -2, child: 2, doctor: 1.4, wheelchairUser: -1.6 };

const stepSeconds = 0.8;
const stepDownSeconds = 0.46;
const blinkSeconds = 0.12;
const turnSeconds = 0.34;
const narrowestHead = 0.7;
const outOfSight = 920;

/** The height of the sun's centre: it rises in the first moments and sets in the last. */
export function sunHeight(time: number): number {
  const risen = easeOut(progress(time, 0, 1.5));
  const set = easeInOut(progress(time, 8.42, 9));
  return sun.y + sun.drop * (1 - risen + set);
}

/** The pose of one person at a moment of the film, or nothing while out of the picture. */
export function findHeroPose(role: HeroRole, time: number): Pose | undefined {
  const down = easeIn(progress(time, stepsDownAt[role], stepsDownAt[role] + stepDownSeconds));
  const pose = isVisitor(role) ? visitorPose(role, time) : familyPose(role, time);
  if (pose === undefined || down === 1) return undefined;
  return { ...pose, ...headMoves(role, time), y: pose.y + outOfSight * down };
}

/** Whether a person comes in from the side; the others step up from below. */
export function isVisitor(role: HeroRole): role is 'doctor' | 'wheelchairUser' {
  return !(role in closePlaces);
}

function familyPose(role: keyof typeof closePlaces, time: number): Pose | undefined {
  const begin = stepsUpAt[role];
  if (time <= begin) return undefined;
  const step = progress(time, begin, begin + stepSeconds);
  const back = easeInOut(progress(time, 4.85, 5.75));
  const place = mix(closePlaces[role], groupPlaces[role], back);
  const lean = 1.6 * Math.sin(step * Math.PI * 2) * (1 - step);
  return { ...place, y: place.y + outOfSight * (1 - easeOutSettling(step)), lean };
}

function visitorPose(role: 'doctor' | 'wheelchairUser', time: number): Pose | undefined {
  if (time <= 5) return undefined;
  return role === 'doctor' ? doctorPose(time) : wheelchairPose(time);
}

// She walks: each step lifts her a little and sways her from one foot to the other.
function doctorPose(time: number): Pose {
  const place = groupPlaces.doctor;
  const come = progress(time, 5.05, 6.5);
  const away = 330 * (1 - easeInOut(come) * 0.5 - easeOut(come) * 0.5);
  const stride = come * Math.PI * 5;
  const calm = Math.sin(Math.PI * come);
  const lift = 9 * Math.abs(Math.sin(stride)) * calm;
  return { ...place, x: place.x + away, y: place.y - lift, lean: 1.1 * Math.sin(stride) * calm };
}

// The wheel turns exactly as far as the chair has rolled.
function wheelchairPose(time: number): Pose {
  const place = groupPlaces.wheelchairUser;
  const away = 560 * (1 - easeOut(progress(time, 5.1, 6.7)));
  const degrees = (-away / (wheelRadius * place.scale)) * (180 / Math.PI);
  return { ...place, x: place.x - away, overBody: wheelSpokes(degrees) };
}

function headMoves(role: HeroRole, time: number): Pick<Pose, 'tilt' | 'facing' | 'blinking'> {
  const swing = Math.sin(progress(time, 3, 7) * Math.PI * 4);
  const turn = progress(time, looksLeftAt[role], looksLeftAt[role] + turnSeconds);
  const blinking = blinksAt[role].some((at) => time >= at && time < at + blinkSeconds);
  return {
    tilt: tiltDegrees[role] * swing - 2 * Math.sin(Math.PI * turn),
    facing: facingDuring(turn),
    blinking: blinking || (turn > 0.3 && turn < 0.7),
  };
}

// A flat head cannot show its front: it narrows, and comes back looking the other way.
function facingDuring(turn: number): number {
  const width = between(1, narrowestHead, Math.sin(Math.PI * turn));
  return turn < 0.5 ? width : -width;
}

function mix(from: Place, to: Place, amount: number): Place {
  return {
    x: between(from.x, to.x, amount),
    y: between(from.y, to.y, amount),
    scale: between(from.scale, to.scale, amount),
  };
}
