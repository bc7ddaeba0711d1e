import { standingInDisc, clip } from '../figures/compose.ts';
import { cloth } from '../figures/colours.ts';
import { drawActor, type Actor } from './actor.ts';
import { easeInOut, easeOut, progress, short } from './easing.ts';
import { at, disc, seen } from './svg-page.ts';

const arriveSeconds = 0.7;
const arriveDistance = 12;
const blinkSeconds = 0.12;
const dotDistance = 19;

/** Lets something appear: it fades in while it rises by a few pixels. */
export function arrive(markup: string, seconds: number, when: number): string {
  const amount = easeOut(progress(seconds, when, when + arriveSeconds));
  return seen(amount, at(0, arriveDistance * (1 - amount), markup));
}

/** The head of someone who stands still: one slow tilt there and back, and one blink. */
export function quietHead(seconds: number, phase: number): { tilt: number; blinking: boolean } {
  const swing = Math.sin(progress(seconds, 0.6 + phase, 4.2 + phase) * Math.PI);
  const blinkAt = 2.6 + phase;
  return { tilt: 1.8 * swing, blinking: seconds >= blinkAt && seconds < blinkAt + blinkSeconds };
}

/** Someone down to the chest, standing in a disc that cuts them off below. */
export function portrait(
  name: string,
  actor: Actor,
  place: { readonly x: number; readonly y: number; readonly radius: number; readonly fill: string },
  head: { readonly tilt: number; readonly blinking: boolean },
): string {
  const { x, y, radius, fill } = place;
  const scale = radius / 600;
  const pose = { x: x - 450 * scale, y: y - 520 * scale, scale, ...head };
  const shape = standingInDisc(x, y, radius, radius * 0.4);
  return disc(x, y, radius, fill) + clip(name, shape, drawActor(actor, pose));
}

/** A dotted arc that draws itself from one point to another. */
export function dottedArc(
  from: readonly [x: number, y: number],
  bend: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  amount: number,
): string {
  const length =
    Math.hypot(bend[0] - from[0], bend[1] - from[1]) + Math.hypot(to[0] - bend[0], to[1] - bend[1]);
  const count = Math.round(length / dotDistance);
  const shown = Math.floor(easeInOut(amount) * count);
  return Array.from({ length: shown }, (_, index) => {
    const part = index / (count - 1);
    const point = (axis: 0 | 1) =>
      (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * to[axis];
    return disc(point(0), point(1), 4.5, cloth.laterite);
  }).join('');
}

/** A ring that draws itself around a point, beginning at the top. */
export function drawnRing(x: number, y: number, radius: number, amount: number): string {
  if (amount <= 0) return '';
  const length = 2 * Math.PI * radius;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${cloth.sun}" ` +
    `stroke-width="8" stroke-linecap="round" transform="rotate(-90 ${x} ${y})" ` +
    `stroke-dasharray="${short(length * easeInOut(amount))} ${short(length)}"/>`
  );
}
