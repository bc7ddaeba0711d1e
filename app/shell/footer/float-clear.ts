import { watchZone } from './watch-zone.ts';

/** From the roomiest to the smallest. */
const shapes = ['whole', 'icon'] as const;

/**
 * Lets an element of the page's end float in the window as long as nothing to press is under it.
 * `data-float` says in which shape; where not even the smallest has room, the attribute is gone and
 * the element is at the page's end.
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
    const shape = shapes.find((_, index) => zones[index]?.isClear());
    if (shape) element.dataset['float'] = shape;
    else delete element.dataset['float'];
  }
  return () => {
    for (const { stop } of zones) stop();
    delete element.dataset['float'];
  };
}

function placeOf(element: HTMLElement, shape: (typeof shapes)[number]): DOMRect {
  element.dataset['float'] = shape;
  const place = element.getBoundingClientRect();
  delete element.dataset['float'];
  return place;
}
