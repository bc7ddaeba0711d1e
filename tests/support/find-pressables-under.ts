import type { Locator } from '@playwright/test';

/** Names what could be pressed, or read in a table, if the element did not lie over it. */
export function findPressablesUnder(element: Locator): Promise<string[]> {
  return element.evaluate((own) => {
    const pressable = 'a, button, input, select, textarea, label, summary, td, th';
    const { left, top, right, bottom } = own.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left; x <= right; x += 4) {
      for (let y = top; y <= bottom; y += 4) {
        for (const under of document.elementsFromPoint(x, y)) {
          const target = own.contains(under) ? null : under.closest(pressable);
          if (target) found.add(`${target.localName} ${target.textContent.trim().slice(0, 40)}`);
        }
      }
    }
    return [...found];
  });
}
