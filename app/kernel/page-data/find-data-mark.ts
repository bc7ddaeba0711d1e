import { dataParameter } from './data-parameter.ts';

/** As the server writes it into pages whose data is apart. */
const markInPage = new RegExp(`'${dataParameter}','([\\w-]+)'`);

/** The mark by which a page's scripts ask for its data; undefined when the data is in the page. */
export function findDataMark(html: string): string | undefined {
  return markInPage.exec(html)?.[1];
}
