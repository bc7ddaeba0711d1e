import type { Page } from 'playwright';

/** Layout shifts since the page was opened, touched or not. */
export interface Shifts {
  readonly sum: number;
  /** What moved, by tag and class. */
  readonly moved: readonly string[];
}

/** Families of fetched fonts that hide text while they load; those of the device never do. */
export function blockingFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => Array.from(sheet.cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('src').includes('url('))
      .filter(({ style }) => !/swap|optional/.test(style.getPropertyValue('font-display')))
      .map(({ style }) => style.getPropertyValue('font-family')),
  );
}

/** Adds up every layout shift that the browser saw. */
export function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        const nameOf = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? [element.localName, ...element.classList].join('.') : 'removed';
        };
        let sum = 0;
        const moved = new Set<string>();
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as LayoutShift[]) {
            sum += shift.value;
            for (const { node } of shift.sources) moved.add(nameOf(node));
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in one separate task, and not at all when there are none.
        setTimeout(() => resolve({ sum, moved: [...moved] }), 500);
      }),
  );
}
