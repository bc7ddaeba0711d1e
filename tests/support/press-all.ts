import { expect, test, type Locator } from '@playwright/test';
import { controls, findCoveredControls } from '../a11y/checks/find-covered-controls.ts';

declare global {
  interface Window {
    /** All that was pressed since `holdPresses`. */
    pressed?: Set<EventTarget>;
  }
}

const pressable = `:is(${controls}):not([aria-hidden="true"], [aria-hidden="true"] *)`;

/** Presses as the visitors of this project do: with a finger or the mouse. */
export async function press(target: Locator): Promise<void> {
  if (test.info().project.use.hasTouch) await target.tap();
  else await target.click();
}

/**
 * Presses every control in a part of the page, none of which lies under anything. What the presses
 * would do is held back, so that the part stays as it is.
 */
export async function pressAll(part: Locator): Promise<void> {
  const found = part.locator(pressable).filter({ visible: true });
  await expect(found).not.toHaveCount(0);
  expect(await findCoveredControls(part)).toEqual([]);
  await part.evaluate(holdPresses);
  for (const control of await found.all()) await press(control);
  const missed = await found.evaluateAll((all) =>
    all.filter((control) => !window.pressed?.has(control)).map(({ outerHTML }) => outerHTML),
  );
  expect(missed).toEqual([]);
  await part.evaluate(() => window.dispatchEvent(new Event('let-presses-go')));
}

/** Runs in the page. */
function holdPresses(): void {
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  const pressed = new Set<EventTarget>();
  window.pressed = pressed;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') for (const target of event.composedPath()) pressed.add(target);
  };
  addEventListener('mousedown', hold, options);
  addEventListener('click', hold, options);
  addEventListener('let-presses-go', () => holding.abort(), { once: true });
}
