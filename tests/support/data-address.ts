import { dataParameter } from '#app/kernel/page-data/data-parameter.ts';
import { findDataMark } from '#app/kernel/page-data/find-data-mark.ts';

/** Where a page's scripts fetch its data; undefined when it is in the page. */
export function dataAddress(path: string, html: string): string | undefined {
  const mark = findDataMark(html);
  if (mark === undefined) return undefined;
  return `${path}${path.includes('?') ? '&' : '?'}${dataParameter}=${mark}`;
}
