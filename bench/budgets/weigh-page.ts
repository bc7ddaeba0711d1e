import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sum } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import type { MeasuredPage } from '../site.ts';

/** What a page weighs on the wire, in bytes. */
export interface PageWeight {
  /** With the styles that it carries. */
  readonly html: number;
  /** Those it carries, by themselves, and those it fetches. */
  readonly styles: number;
  /** Scripts that come before a touch. */
  readonly scripts: number;
  /** Scripts that its islands fetch down to its end, and what sends its forms. */
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
  const { own, islands } = loadedScripts(html);
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

/**
 * The scripts that a page loads by itself down to its end, as addresses, each once: its `own` before
 * anything is touched or scrolled, and what its `islands` and forms fetch later, React among it.
 */
function loadedScripts(html: string) {
  const names = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'));
  const called = (prefix: string) =>
    names.filter((name) => name.startsWith(`${prefix}-`)).map((name) => `/assets/${name}`);
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const elements = new Set([...html.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, tag]) => tag));
  const formElements = elements.delete('form-in-place') ? ['form-in-place.element'] : [];
  const islands = [...html.matchAll(/<site-island name="([^"]+)"[^>]* start="near"/g)];
  const parts = islands.map(([, name]) => `${name}.island`);
  const late = [...(parts.length > 0 ? ['hydrate-island', ...parts] : []), ...formElements];
  const own = withImports([
    entry,
    ...find(entry, importsLater),
    ...[...elements].flatMap((tag) => called(`${tag}.element`)),
  ]);
  const later = withImports(late.flatMap(called));
  return { own, islands: later.filter((address) => !own.includes(address)) };
}

const importsLater = /import\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]\s*\)/g;
const imports = /(?:import|from)\s*["'](\.{0,2}\/[^"']+\.js)["']/g;

function withImports(addresses: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const open = [...addresses];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...find(address, imports));
  }
  return [...found];
}

function find(address: string, pattern: RegExp): readonly string[] {
  const code = readFileSync(join(clientFolder, address), 'utf8');
  return [...code.matchAll(pattern)].map(([, found = '']) =>
    posix.resolve(posix.dirname(address), found),
  );
}
