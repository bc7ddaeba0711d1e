export interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowTypes = new Set(['slow-2g', '2g', '3g']);

/** Finds the visitor's connection, where the browser tells. */
export function findConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}

/** Whether the visitor wants less data, as the server's page or the browser says. */
export function savesData(): boolean {
  return document.documentElement.dataset['saver'] === 'on' || findConnection()?.saveData === true;
}

/** Whether to hold back what nobody asked for: the visitor saves data, or the line is slow. */
export function isDataCostly(): boolean {
  return savesData() || slowTypes.has(findConnection()?.effectiveType ?? '');
}

/** Whether the visitor asks for less motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
