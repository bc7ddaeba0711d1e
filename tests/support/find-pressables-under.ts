import type { Locator } from '@playwright/test';

/**
 * Names what could be pressed, or read in a table, if the element did not lie over it.
 * @param stepPx goes down the page in such steps, and at each gives scripts 60 frames to make room;
 * left out, it looks at the page as it is
 */
export function findPressablesUnder(element: Locator, stepPx = 0): Promise<string[]> {
  return element.evaluate(async (own, step) => {
    const pressable = 'a, button, input, select, textarea, label, summary, td, th';
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

    function findUnder(): string[] {
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
    }

    if (step === 0) return findUnder();
    const found: string[] = [];
    for (let before = -1; before < scrollY;) {
      before = scrollY;
      let under = findUnder();
      for (let frames = 0; under.length > 0 && frames < 60; frames += 1) {
        await nextFrame();
        under = findUnder();
      }
      found.push(...under);
      scrollBy({ top: step, behavior: 'instant' });
      await nextFrame();
    }
    return found;
  }, stepPx);
}
