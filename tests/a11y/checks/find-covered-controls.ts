import type { Locator } from '@playwright/test';

/** Selects all that can be pressed or filled in. */
export const controls =
  'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type="hidden"])';

/**
 * Names every control that a pointer would miss: its middle or one of its corners, once scrolled
 * into the window, belongs to something else. A link that breaks is looked at line by line. While a
 * dialog or a sheet is open, nothing behind it counts.
 * @param part a part of the page, or its root for all of it
 */
export async function findCoveredControls(part: Locator): Promise<readonly string[]> {
  return part.evaluate(async (root, selector) => {
    /** How far inside its edges a corner is looked at. */
    const insetPx = 2;

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, [inert], [aria-hidden="true"]') === null;

    /** Brings a control to the middle of the window, and lets what follows the scroll follow. */
    async function bring(control: Element): Promise<void> {
      const { top, bottom } = control.getBoundingClientRect();
      if (top > innerHeight / 4 && bottom < (innerHeight * 3) / 4) return;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // Told after the page's own observers, which are older.
      await new Promise((done) => new IntersectionObserver(done).observe(control));
      await new Promise(requestAnimationFrame);
    }

    /** The part of a box that no ancestor cuts off. */
    function clip(element: Element, { left, top, right, bottom }: DOMRect): DOMRect {
      let [x, y, endX, endY] = [left, top, right, bottom];
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        if (overflowX !== 'visible')
          [x, endX] = [Math.max(x, frame.x), Math.min(endX, frame.right)];
        if (overflowY !== 'visible')
          [y, endY] = [Math.max(y, frame.y), Math.min(endY, frame.bottom)];
      }
      return new DOMRect(x, y, endX - x, endY - y);
    }

    /** The middle and the corners; a round corner as far inside as it still belongs to the box. */
    function pointsOf(element: Element, { left, top, right, bottom, width, height }: DOMRect) {
      const most = Math.min(width, height) / 2;
      const radiusPx = Math.min(most, parseFloat(getComputedStyle(element).borderTopLeftRadius));
      const inset = Math.min(most, insetPx + radiusPx * (1 - Math.SQRT1_2));
      const corners = [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => ({ x, y })),
      );
      return [{ x: left + width / 2, y: top + height / 2 }, ...corners];
    }

    const isOwn = (control: Element, hit: Element | null) =>
      hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);

    const name = (element: Element | null) =>
      element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 110) ?? 'nothing';

    const found = new Set<string>();
    const top = [...root.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? root;
    for (const control of top.querySelectorAll(selector)) {
      if (isShown(control)) await bring(control);
      if (!isShown(control)) continue;
      const boxes = [...control.getClientRects()].map((box) => clip(control, box));
      for (const { x, y } of boxes.flatMap((box) =>
        box.width < 1 || box.height < 1 ? [] : pointsOf(control, box),
      )) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (!isOwn(control, hit)) found.add(`${name(control)} lies under ${name(hit)}`);
      }
    }
    return [...found];
  }, controls);
}
