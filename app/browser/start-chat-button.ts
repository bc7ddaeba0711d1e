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

/** Matches everything to press, and table cells; `data-pressable` marks a card that is one link. */
const pressable =
  'a[href], button, input, select, textarea, label, summary, iframe, video, td, th, [tabindex="0"], [data-pressable]';

/** Widens the zone, because scrolling is a frame ahead of the observer. */
const marginPx = 8;

/** Watches part of the window for anything to press other than `own`, without scroll handlers. */
function watchZone(place: DOMRect, own: Element, onChange: () => void) {
  const inside = new Set<Element>();
  let isClear: boolean | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inside.add(target);
        else inside.delete(target);
      }
      isClear = inside.size === 0;
      onChange();
    },
    { rootMargin: marginsAround(place) },
  );
  const stopFinding = findAll((target) => {
    if (!own.contains(target)) observer.observe(target);
  });
  return {
    /** Undefined until the first report. */
    isClear: () => isClear,
    stop: () => {
      observer.disconnect();
      stopFinding();
    },
  };
}

function marginsAround({ top, right, bottom, left }: DOMRect): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const distances = [top - marginPx, clientWidth - right, clientHeight - bottom - marginPx, left];
  return distances.map((distance) => `${-distance}px`).join(' ');
}

function findAll(found: (target: Element) => void): () => void {
  const search = (root: ParentNode) => root.querySelectorAll(pressable).forEach(found);
  const arrivals = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(pressable)) found(node);
      search(node);
    }
  });
  search(document);
  arrivals.observe(document.body, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}
