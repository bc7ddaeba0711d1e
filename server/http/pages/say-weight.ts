import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { weightMark } from '#app/ui/data-saver/weight-mark.ts';

const compress = promisify(brotliCompress);
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Writes into a page that asks for it how many kilobytes it weighs, without pictures and scripts. */
export async function sayWeight(html: string): Promise<string> {
  if (!html.includes(weightMark)) return html;
  const { length } = await compress(html, level);
  return html.replaceAll(weightMark, String(Math.ceil(length / 1000)));
}
