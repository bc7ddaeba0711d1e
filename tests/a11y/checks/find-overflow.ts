import type { Page } from '@playwright/test';

/**
 * What cannot be read at the window's width: a page that scrolls sideways, and letters that lie
 * outside the window or are cut by a box. Boxes that scroll by themselves may be wider (tables).
 */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slackPx = 2;
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth}`);

    /** The boxes that cut what is in an element; `undefined` where it is out of sight anyway. */
    function cuttersOf(element: Element): readonly Element[] | undefined {
      const cutters: Element[] = [];
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath, opacity, position } = getComputedStyle(box);
        if (clipPath !== 'none' || opacity === '0') return undefined;
        // What scrolls can be brought into view, and is not cut.
        if (/auto|scroll/.test(overflowX + overflowY)) return cutters;
        if (/hidden|clip/.test(overflowX + overflowY)) cutters.push(box);
        if (position === 'fixed') break;
      }
      return cutters;
    }

    function check(text: Text): void {
      const parent = text.parentElement;
      if (
        !parent ||
        text.data.trim() === '' ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        return;
      const cutters = cuttersOf(parent);
      if (!cutters) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isScrolled = parent.closest('[role="region"][tabindex], [data-scrolls]') !== null;
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue;
        const words = `“${text.data.trim().slice(0, 40)}” of ${parent.outerHTML.slice(0, 80)}`;
        const box = cutters
          .map((cutter) => ({ cutter, rect: cutter.getBoundingClientRect() }))
          .find(
            ({ rect }) =>
              right > rect.right + slackPx ||
              left < rect.left - slackPx ||
              bottom > rect.bottom + slackPx ||
              top < rect.top - slackPx,
          );
        if (box) faults.push(`${words} is cut by ${box.cutter.outerHTML.slice(0, 80)}`);
        else if (!isScrolled && cutters.length === 0 && isOutside(parent, left, right))
          faults.push(`${words} lies outside the window`);
        else continue;
        return;
      }
    }

    function isOutside(parent: Element, left: number, right: number): boolean {
      if (left >= -slackPx && right <= clientWidth + slackPx) return false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
      }
      return true;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) check(walker.currentNode as Text);
    return faults;
  });
}
