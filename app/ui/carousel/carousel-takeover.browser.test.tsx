import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { examples } from './carousel.examples.tsx';

/** Puts a carousel into the document as the server sends it; its code has not come yet. */
function sendPage(name: string): HTMLElement {
  const node = examples.find((example) => example.name.startsWith(name))?.node;
  const container = document.createElement('div');
  container.innerHTML = renderToString(node);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

const shown = [
  ['Slides with dots and arrows', 'Second slide'],
  ['Six, four, three or one', 'Two'],
] as const;

test.each(examples)('$name can be scrolled to its last item before its code comes', ({ name }) => {
  const last = [...sendPage(name).querySelectorAll('p')].at(-1);
  last?.scrollIntoView();
  const box = last?.getBoundingClientRect();
  expect(box?.left).toBeGreaterThanOrEqual(0);
  expect(box?.left).toBeLessThan(window.innerWidth);
});

// The last, and one test: a document learns of an element once.
test('a carousel that was scrolled before its code came stays where it was', async () => {
  const carousels = shown.map(([name, text]) => {
    const container = sendPage(name);
    const item = [...container.querySelectorAll('p')].find((p) => p.textContent === text);
    const box = container.querySelector('.carousel__window');
    const left = () => item?.getBoundingClientRect().left ?? Number.NaN;
    box?.scrollTo({ left: left() - box.getBoundingClientRect().left });
    return { name, container, left, heightBefore: container.getBoundingClientRect().height };
  });
  await import('./slide-carousel.element.ts');
  await import('./item-carousel.element.ts');
  for (const { name, container, left, heightBefore } of carousels) {
    expect(container.querySelector('.carousel--live'), name).not.toBeNull();
    expect(left(), name).toBeLessThan(12);
    expect(left(), name).toBeGreaterThanOrEqual(0);
    expect(container.getBoundingClientRect().height, name).toBe(heightBefore);
  }
});
