import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A page's scripts by when they come, as addresses, each once. */
interface LoadedScripts {
  /** Before anything is touched or scrolled: the site's own module and custom elements. */
  readonly own: readonly string[];
  /** What its islands fetch when they come near, React among it, and its forms at the first touch. */
  readonly islands: readonly string[];
}

/**
 * The scripts that a page loads by itself down to its end.
 * @param html as it is sent
 */
function loadedScripts(html: string): LoadedScripts {
  const names = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'));
  const called = (prefix: string) =>
    names.filter((name) => name.startsWith(`${prefix}-`)).map((name) => `/assets/${name}`);
  const entry = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  const elements = [...new Set([...html.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, tag]) => tag))];
  const islands = [...html.matchAll(/<site-island name="([^"]+)"[^>]* start="near"/g)];
  const isForm = (tag: string | undefined) => tag === 'form-in-place';
  const own = withImports(
    [...entry.flatMap((src) => src ?? []), ...siteModule(html)].concat(
      elements.filter((tag) => !isForm(tag)).flatMap((tag) => called(`${tag}.element`)),
    ),
  );
  const parts = islands.map(([, name]) => `${name}.island`);
  const forms = elements.filter(isForm).map((tag) => `${tag}.element`);
  const late = [...(parts.length > 0 ? ['hydrate-island'] : []), ...parts, ...forms].flatMap(
    called,
  );
  const all = withImports(late);
  return { own, islands: all.filter((address) => !own.includes(address)) };
}

/** What the entry imports at once. */
function siteModule(html: string): readonly string[] {
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const pattern = /import\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]\s*\)/g;
  return entry === '' ? [] : find(read(entry), pattern, entry);
}

function withImports(addresses: readonly string[]): readonly string[] {
  const imports = /(?:import|from)\s*["'](\.{0,2}\/[^"']+\.js)["']/g;
  const found = new Set<string>();
  const open = [...addresses];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...find(read(address), imports, address));
  }
  return [...found];
}

function read(address: string): string {
  return readFileSync(join(clientFolder, address), 'utf8');
}

function find(code: string, pattern: RegExp, from: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, address = '']) =>
    posix.resolve(posix.dirname(from), address),
  );
}
