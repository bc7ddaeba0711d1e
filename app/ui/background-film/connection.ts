/** The part of the Network Information API that is used; only Chromium has it. */
export interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The browser's knowledge of the line, where it tells. */
export function findConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
