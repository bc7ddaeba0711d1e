import 'playwright-core';

/**
 * Presses made by script reach a control whatever lies over it, so no test makes any: the linter
 * refuses what is deprecated here.
 */
declare global {
  interface HTMLElement {
    /** @deprecated Press as visitors do: by a locator, `tests/support/pointer.ts` or a key. */
    click(): void;
  }
  interface EventTarget {
    /** @deprecated Press as visitors do: by a locator, `tests/support/pointer.ts` or a key. */
    dispatchEvent(event: UIEvent): boolean;
  }
}

declare module 'playwright-core' {
  interface Locator {
    /** @deprecated Press as visitors do: by `click`, `tap` or a key. */
    dispatchEvent(
      type: 'click' | `pointer${string}` | `mouse${string}` | `touch${string}`,
    ): Promise<void>;
  }
}
