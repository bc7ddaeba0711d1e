import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { MeasuredPage } from '../site-pages.ts';
import { getSentPage } from '../sent-page.ts';
import { loadedScripts } from './loaded-scripts.ts';

/** What a page weighs on the wire, in bytes. */
export interface PageWeight {
  /** With the styles that it carries. */
  readonly html: number;
  /** Those it carries, by themselves, and those it fetches. */
  readonly styles: number;
  /** Scripts that come before a touch. */
  readonly scripts: number;
  /** Scripts that its islands fetch down to its end. */
  readonly islands: number;
  /** All pictures down to its end, each in the form that new browsers take. */
  readonly pictures: number;
}

const clientFolder = 'build/client';

/**
 * Adds up a page from its HTML and the built files, without a browser.
 * @throws Error when the page or one of its files is not there
 */
export async function weighPage(origin: string, page: MeasuredPage): Promise<PageWeight> {
  const { body } = await getSentPage(origin + page.path, page.headers);
  const html = brotliDecompressSync(body).toString();
  const { own, islands } = loadedScripts(html, clientFolder);
  return {
    html: body.length,
    styles: stylesOf(html),
    scripts: sum(own.map(weightOf)),
    islands: sum(islands.map(weightOf)),
    pictures: sum(picturesOf(html).map(weightOf)),
  };
}

function stylesOf(html: string): number {
  const carried = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css);
  const fetched = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  return (
    brotliCompressSync(carried.join('')).length +
    sum(fetched.map(([, address = '']) => weightOf(address)))
  );
}

function picturesOf(html: string): readonly string[] {
  const inPictures = [...html.matchAll(/<picture[^>]*>([^]*?)<\/picture>/g)].flatMap(
    ([, inside = '']) => /srcset="([^" ]+)/i.exec(inside)?.[1] ?? [],
  );
  const alone = html.replace(/<picture[^>]*>[^]*?<\/picture>/g, '');
  const others = [...alone.matchAll(/<(?:img[^>]*? src|video[^>]*? poster)="([^"]+)"/g)].flatMap(
    ([, address]) => address ?? [],
  );
  return [...new Set([...inPictures, ...others])].filter((address) =>
    address.startsWith('/assets/'),
  );
}

/** A built file as it is sent: compressed ahead of time where that pays. */
function weightOf(address: string): number {
  const file = join(clientFolder, address.replace(/[?#].*$/, ''));
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
