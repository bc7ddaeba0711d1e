import type { Page } from '@playwright/test';

/** Where the focus is, and how much of it can be seen. */
interface FocusStop {
  readonly html: string;
  /** Of the points looked at, the share that nothing lies over. */
  readonly seen: number;
  /** What lies over the others. */
  readonly cover: string;
  readonly hasOutline: boolean;
  /** Beyond the last element the focus leaves the page. */
  readonly isOutside: boolean;
}

/**
 * Goes through a page by Tab, or back by Shift+Tab, and tells of every place that cannot be seen
 * or is not outlined (WCAG 2.4.7, 2.4.11).
 * @param options `steps` where it is to end before it has left the page
 */
export async function findHiddenFocus(
  page: Page,
  { key = 'Tab', steps }: { readonly key?: 'Tab' | 'Shift+Tab'; readonly steps?: number } = {},
): Promise<{ readonly faults: readonly string[]; readonly stops: number }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 400; stops += 1) {
    if (stops === steps) return { faults, stops };
    await page.keyboard.press(key);
    const stop = await page.evaluate(measureFocus);
    if (stop.isOutside && stops > 0) return { faults, stops };
    faults.push(...faultsOf(stop));
  }
  throw new Error(`The focus goes round without an end: ${faults.join(', ')}`);
}

/** The same for every element that takes the focus, without pressing a key for each: fast. */
export async function findHiddenFocusFast(page: Page): Promise<readonly string[]> {
  // Once the focus is in a frame, the page around it counts as not used by keyboard.
  if (page.frames().length > 1) return [];
  // The first key tells the browser that somebody uses the keyboard, and draws outlines.
  await page.keyboard.press('Tab');
  const stops = await page.evaluate((measure) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- the function above, in the page
    const look = new Function(`return (${measure})()`) as () => FocusStop;
    const scope = document.querySelector('dialog:modal, :popover-open') ?? document;
    const selector =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], iframe';
    const elements = [...scope.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    const looks = [...elements, ...elements.toReversed()].flatMap((element) => {
      element.focus();
      return document.activeElement === element ? [look()] : [];
    });
    // Focused, the link that skips the menu would lie over what is looked at next.
    elements[0]?.blur();
    return looks;
  }, measureFocus.toString());
  return [...new Set(stops.flatMap(faultsOf))];
}

function faultsOf({ html, seen, cover, hasOutline, isOutside }: FocusStop): readonly string[] {
  if (isOutside) return [];
  return [
    ...(seen < 0.5 ? [`${Math.round(seen * 100)}% to be seen of ${html} (${cover})`] : []),
    ...(hasOutline ? [] : [`no outline: ${html}`]),
  ];
}

/** Runs in the page. */
function measureFocus(): FocusStop {
  const element = document.activeElement;
  const isOutside = !element || element === document.body;
  if (isOutside) return { html: '', seen: 1, cover: '', hasOutline: true, isOutside };
  // A field that is drawn by its label is seen where that is.
  const isDrawnByLabel =
    element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0';
  const shown = (isDrawnByLabel && element.closest('label')) || element;
  const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const covers = new Set<string>();
  let looked = 0;
  let seen = 0;
  for (const { left, top, width, height } of boxes) {
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.15, 0.5, 0.85]) {
        const [x, y] = [left + width * across, top + height * down];
        // How much of a high field the browser scrolls into view is its own business.
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const [hit] = document.elementsFromPoint(x, y);
        looked += 1;
        if (hit && (shown.contains(hit) || hit.contains(shown))) seen += 1;
        else covers.add(hit ? hit.outerHTML.slice(0, 60) : 'nothing');
      }
    }
  }
  // A card whose link fills it is outlined as a whole.
  const cards = ['label', 'li', 'article', 'fieldset'].flatMap((name) => shown.closest(name) ?? []);
  const hasOutline = [element, shown, ...cards].some((box) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return {
    html: element.outerHTML.slice(0, 120),
    seen: looked === 0 ? 0 : seen / looked,
    cover: [...covers].join(', '),
    hasOutline,
    isOutside,
  };
}
