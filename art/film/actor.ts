import { figureParts, neck, type FigureOptions, type FigureParts } from '../figures/figure.ts';
import { closeEyes } from './closed-eyes.ts';
import { short } from './easing.ts';

/** A person who can be posed, in figure units. */
export interface Actor {
  readonly parts: FigureParts;
  readonly shutFace: string;
}

/** Where a person stands in the picture and what the head does. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How far the whole person leans about the feet, in degrees. */
  readonly lean?: number;
  /** How far the head tilts, in degrees. */
  readonly tilt?: number;
  /** 1 looks the way the person was drawn, -1 the other way, between them the head is turning. */
  readonly facing?: number;
  readonly blinking?: boolean;
  /** What lies on the body and below the head: the spokes of a wheel. */
  readonly overBody?: string;
}

const feet = { x: 470, y: 2900 };

/** Prepares a person once; the segmentation behind it is too slow for every frame. */
export async function prepareActor(options: FigureOptions): Promise<Actor> {
  const parts = await figureParts(options);
  return { parts, shutFace: options.face === 'Smile' ? closeEyes(parts.face) : parts.face };
}

/** Draws a person in a pose. */
export function drawActor({ parts, shutFace }: Actor, pose: Pose): string {
  const { x, y, scale, lean = 0, blinking = false, overBody = '' } = pose;
  const leaning = lean === 0 ? '' : ` rotate(${short(lean)} ${feet.x} ${feet.y})`;
  const face = blinking ? shutFace : parts.face;
  const head = `<g transform="${parts.headTransform}">${parts.head}${face}</g>`;
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})${leaning}">` +
    `${parts.body}${overBody}${moveHead(head, pose)}</g>`
  );
}

function moveHead(head: string, { tilt = 0, facing = 1 }: Pose): string {
  if (tilt === 0 && facing === 1) return head;
  const place = `translate(${neck.x} ${neck.y})`;
  const move = `rotate(${short(tilt)}) scale(${short(facing)} 1)`;
  return `<g transform="${place} ${move} translate(${-neck.x} ${-neck.y})">${head}</g>`;
}
