import { cdp } from 'vitest/browser';
import { inAct } from './pass-time.ts';

/*
 * Mouse and finger by the browser itself, as its user moves them. The locators' own clicks let a fake
 * clock run while they wait.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves the mouse onto an element, or off again when none is given. */
export async function pointAt(target?: Element): Promise<void> {
  const place = target ?? layRest();
  await inAct(() => sendMouse('mouseMoved', middleOf(place)));
  if (!target) place.remove();
}

/** Presses an element with the mouse, which then stays on it. */
export async function press(target: Element): Promise<void> {
  await pointAt(target);
  const point = middleOf(target);
  expectOnTop(target, point);
  await inAct(async () => {
    await sendMouse('mousePressed', point);
    await sendMouse('mouseReleased', point);
  });
}

/** A finger on an element. */
export interface Finger {
  /** Moves it from where it was laid, to the left or up where a distance is negative. */
  readonly move: (rightPx: number, downPx?: number) => Promise<void>;
  readonly lift: () => Promise<void>;
}

/** Lays a finger on the middle of an element. */
export async function touch(target: Element): Promise<Finger> {
  const start = middleOf(target);
  expectOnTop(target, start);
  await inAct(() => sendTouch('touchStart', [start]));
  return {
    move: (rightPx, downPx = 0) =>
      inAct(() => sendTouch('touchMove', [{ x: start.x + rightPx, y: start.y + downPx }])),
    lift: () => inAct(() => sendTouch('touchEnd', [])),
  };
}

/** Lays a place where the mouse is on nothing that a test draws. */
function layRest(): Element {
  const corner = document.createElement('div');
  corner.style.cssText = 'position:fixed;right:0;bottom:0;width:2px;height:2px';
  document.body.append(corner);
  return corner;
}

function middleOf(target: Element): Point {
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function expectOnTop(target: Element, { x, y }: Point): void {
  const hit = document.elementFromPoint(x, y);
  if (hit && target.contains(hit)) return;
  throw new Error(`${target.outerHTML} lies under ${hit?.outerHTML ?? 'nothing'}`);
}

/** The page under test is in a frame. */
function inWindow({ x, y }: Point): Point {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  return { x: x + left, y: y + top };
}

async function sendMouse(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  point: Point,
): Promise<void> {
  const button = type === 'mouseMoved' ? 'none' : 'left';
  await cdp().send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...inWindow(point) });
}

async function sendTouch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inWindow) });
}
