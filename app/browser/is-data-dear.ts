import { savesData } from '#app/ui/data-saver/saves-data.ts';
import { findConnection } from '#app/ui/background-film/connection.ts';

const slowTypes = new Set(['slow-2g', '2g', '3g']);

/** Whether code should wait for a touch: the visitor saves data, or the line is slow. */
export function isDataDear(): boolean {
  return savesData() || slowTypes.has(findConnection()?.effectiveType ?? '');
}
