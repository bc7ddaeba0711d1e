import type { Page } from '@playwright/test';

/**
 * What cannot be read at the window's width: a page that scrolls sideways, and letters that lie
 * outside the window or are cut by a box. Boxes that scroll by themselves may be wider (tables).
 */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  const widerBy = await page.evaluate(() => {
    // The page behind an open dialog does not scroll.
    const box = document.querySelector('dialog:modal') ?? document.documentElement;
    return box.scrollWidth - box.clientWidth;
  });
  const cut = await findCutWords(page);
  return widerBy > 0 ? [`scrolls sideways by ${widerBy}`, ...cut] : cut;
}

function findCutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slackPx = 2;

    /** The boxes that cut what is in an element; `undefined` where it is out of sight anyway. */
    function boundsOf(element: Element): readonly DOMRect[] | undefined {
      const bounds: DOMRect[] = [];
      let box: Element | null = element;
      for (; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, opacity, position } = getComputedStyle(box);
        if (clipPath !== 'none' || opacity === '0') return undefined;
        // What scrolls can be brought into view, and is not cut.
        if (/auto|scroll/.test(overflowX + overflowY)) return bounds;
        if (/hidden|clip/.test(overflowX + overflowY)) bounds.push(box.getBoundingClientRect());
        if (position === 'fixed') break;
      }
      const { clientWidth } = document.documentElement;
      return [...bounds, new DOMRect(0, -1e6, clientWidth, 2e6)];
    }

    function isCut(word: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
      return (
        word.width > 0 &&
        (word.right > right + slackPx ||
          word.left < left - slackPx ||
          word.bottom > bottom + slackPx ||
          word.top < top - slackPx)
      );
    }

    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()];
      if (boundsOf(parent)?.some((bounds) => boxes.some((box) => isCut(box, bounds)))) {
        faults.push(`cut: “${words.slice(0, 40)}” of ${parent.outerHTML.slice(0, 80)}`);
      }
    }
    return faults;
  });
}
