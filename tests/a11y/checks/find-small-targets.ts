import type { Page } from '@playwright/test';

interface Target {
  readonly html: string;
  readonly width: number;
  readonly height: number;
  /** The site's main controls: buttons and fields. */
  readonly isControl: boolean;
}

/**
 * What is smaller than 24 by 24 pixels though one has to hit it (WCAG 2.5.8), and main controls
 * below our own 44. Links in a sentence may be as small as its words.
 */
export async function findSmallTargets(page: Page): Promise<readonly string[]> {
  const targets = await measureTargets(page);
  return targets
    .filter(({ width, height, isControl }) => {
      const leastPx = isControl ? 43.5 : 24;
      return width < (isControl ? 24 : leastPx) - 0.5 || height < leastPx - 0.5;
    })
    .map(({ html, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${html}`);
}

function measureTargets(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"]';

    /** Words and box of a field are one target where one is inside the other. */
    function boxOf(element: Element): DOMRect {
      const label = element instanceof HTMLInputElement && element.closest('label');
      const after = getComputedStyle(element, '::after');
      // A link that is laid over the whole of its card.
      if (after.content !== 'none' && after.position === 'absolute') {
        return (element.closest('li, article') ?? element).getBoundingClientRect();
      }
      return (label || element).getBoundingClientRect();
    }

    function isInSentence(element: Element): boolean {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const block = element.closest('p, li, td, th, dd, dt, h1, h2, h3, label, small, figcaption');
      const words = block?.textContent.trim() ?? '';
      return words.length > element.textContent.trim().length + 1;
    }

    return [...document.querySelectorAll(selector)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('.visually-hidden, [inert]') === null &&
          element.getAttribute('aria-hidden') !== 'true' &&
          !isInSentence(element),
      )
      .map((element) => {
        const { width, height } = boxOf(element);
        const isControl = element.matches(
          '.button, select, textarea, input:not([type="checkbox"])',
        );
        return { html: element.outerHTML.slice(0, 140), width, height, isControl };
      });
  });
}
