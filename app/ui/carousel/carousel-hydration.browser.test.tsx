import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inAct } from '../../../tests/support/pass-time.ts';
import { examples } from './carousel.examples.tsx';

/** Scrolls the row by hand, starts the scripts, and says what stands at the left edge then. */
async function startAfterScrolling(name: string, text: string) {
  const node = examples.find((example) => example.name.startsWith(name))?.node;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(node);
  const find = () => [...container.querySelectorAll('p')].find((p) => p.textContent === text);
  const box = container.querySelector('.carousel__window');
  const target = find()?.getBoundingClientRect();
  box?.scrollTo({ left: (target?.left ?? 0) - box.getBoundingClientRect().left });
  const before = container.getBoundingClientRect().height;

  const errors: unknown[] = [];
  let unmount = () => undefined as void;
  await inAct(() => {
    const root = hydrateRoot(container, node, { onRecoverableError: (e) => errors.push(e) });
    unmount = () => root.unmount();
  });
  const left = find()?.getBoundingClientRect().left;
  const result = { left, errors, before, after: container.getBoundingClientRect().height };
  await inAct(unmount);
  container.remove();
  return result;
}

describe('a carousel that was scrolled before the scripts ran', () => {
  it.each([
    ['Slides with dots and arrows', 'Second slide'],
    ['Six, four, three or one', 'Two'],
  ])('stays where it was: %s', async (name, text) => {
    const { left, errors, before, after } = await startAfterScrolling(name, text);
    expect(left).toBeLessThan(12);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(errors).toEqual([]);
    expect(after).toBe(before);
  });
});
