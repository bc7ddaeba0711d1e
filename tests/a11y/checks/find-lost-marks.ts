import type { Page } from '@playwright/test';

/**
 * With forced colours: what is chosen, but looks as if it were not, because only a ground had marked
 * it. Compared are lines, borders and outlines with those of a neighbour that is not chosen.
 */
export function findLostMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    function lookOf(element: Element): string {
      const boxes = [element, element.closest('label'), element.nextElementSibling];
      const looks = boxes.flatMap((box) => {
        if (!box) return [];
        const own = getComputedStyle(box);
        const mark = getComputedStyle(box, '::before');
        const { textDecorationLine, borderWidth, borderStyle, outlineStyle, fontWeight } = own;
        return [textDecorationLine, borderWidth, borderStyle, outlineStyle, fontWeight, mark.width];
      });
      return looks.join(' ');
    }

    function check(chosen: Element, others: readonly Element[]): readonly string[] {
      const other = others.find(isShown);
      const isLost = other !== undefined && isShown(chosen) && lookOf(other) === lookOf(chosen);
      return isLost ? [chosen.outerHTML.slice(0, 120)] : [];
    }

    const marked = 'a[aria-current]:not([aria-current="false"]), button[aria-pressed="true"]';
    const links = [...document.querySelectorAll(marked)].flatMap((chosen) => {
      const group = chosen.closest('ul, nav, fieldset, .carousel__dots') ?? document.body;
      const plain = `${chosen.tagName}:not([aria-current], [aria-pressed="true"], .button)`;
      return check(chosen, [...group.querySelectorAll(plain)]);
    });
    // A field that the browser draws itself marks its state itself.
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:checked')].flatMap(
      (chosen) => {
        const { opacity, appearance } = getComputedStyle(chosen);
        if (opacity !== '0' && appearance !== 'none') return [];
        const others = document.querySelectorAll(`input[name="${chosen.name}"]:not(:checked)`);
        return check(chosen, [...others]);
      },
    );
    return [...links, ...fields];
  });
}
