import { watchZone } from './watch-zone.ts';

/** From the roomiest to the smallest. */
const shapes = ['whole', 'icon'] as const;

/** Lets the WhatsApp button float while it covers nothing to press; `data-float` is its shape. */
export function startChatButton(): void {
  const button = document.querySelector<HTMLElement>('.whats-app-button');
  if (!button) return;
  let stop = watchShapes(button);
  addEventListener('resize', () => {
    stop();
    stop = watchShapes(button);
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
  // Keeps the shape until the next report: phones resize the window when the address bar goes.
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
