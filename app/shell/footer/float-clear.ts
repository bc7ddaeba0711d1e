import { watchZone } from './watch-zone.ts';

/** From the roomiest to the smallest. */
const shapes = ['whole', 'icon'] as const;

/**
 * Lets an element at the end of the page float in the window while nothing to press is under it.
 * `data-float` names its shape. Where even the smallest has no room, the attribute is removed and the
 * element goes back to the end of the page.
 */
export function floatClear(element: HTMLElement): void {
  let stop = watchShapes(element);
  addEventListener('resize', () => {
    stop();
    stop = watchShapes(element);
  });
}

function watchShapes(element: HTMLElement): () => void {
  const zones = shapes.map((shape) => watchZone(placeOf(element, shape), element, show));
  function show() {
    if (zones.some(({ isClear }) => isClear() === undefined)) return;
    const shape = shapes.find((_, index) => zones[index]?.isClear());
    if (shape) element.dataset['float'] = shape;
    else delete element.dataset['float'];
  }
  // The shape stays until the next look: phones resize the window whenever the address bar goes.
  return () => zones.forEach(({ stop }) => stop());
}

function placeOf(element: HTMLElement, shape: (typeof shapes)[number]): DOMRect {
  const { float } = element.dataset;
  element.dataset['float'] = shape;
  const place = element.getBoundingClientRect();
  if (float) element.dataset['float'] = float;
  else delete element.dataset['float'];
  return place;
}
