import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A page's scripts by when they come, as addresses, each once. */
interface LoadedScripts {
  /** Before anything is touched or scrolled: the site's own module and custom elements. */
  readonly own: readonly string[];
  /** What its islands fetch when they come near, React among it. */
  readonly islands: readonly string[];
}

/**
 * The scripts that a page loads by itself down to its end.
 * @param html as it is sent
 * @param clientFolder where the built files are
 */
export function loadedScripts(html: string, clientFolder: string): LoadedScripts {
  const names = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'));
  const called = (prefix: string) =>
    names.filter((name) => name.startsWith(`${prefix}-`)).map((name) => `/assets/${name}`);
  const entry = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  const elements = [...new Set([...html.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, tag]) => tag))];
  const islands = [...html.matchAll(/<site-island name="([^"]+)"[^>]* start="near"/g)];
  const own = withImports(
    [...entry.flatMap((src) => src ?? []), ...siteModule(html, clientFolder)].concat(
      elements.flatMap((tag) => called(`${tag}.element`)),
    ),
    clientFolder,
  );
  const parts = islands.map(([, name]) => `${name}.island`);
  const late = [...(parts.length > 0 ? ['hydrate-island'] : []), ...parts].flatMap(called);
  const all = withImports(late, clientFolder);
  return { own, islands: all.filter((address) => !own.includes(address)) };
}

/** What the entry imports at once. */
function siteModule(html: string, clientFolder: string): readonly string[] {
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const pattern = /import\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]\s*\)/g;
  return entry === '' ? [] : find(read(entry, clientFolder), pattern, entry);
}

function withImports(addresses: readonly string[], clientFolder: string): readonly string[] {
  const imports = /(?:import|from)\s*["'](\.{0,2}\/[^"']+\.js)["']/g;
  const found = new Set<string>();
  const open = [...addresses];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...find(read(address, clientFolder), imports, address));
  }
  return [...found];
}

function read(address: string, clientFolder: string): string {
  return readFileSync(join(clientFolder, address), 'utf8');
}

function find(code: string, pattern: RegExp, from: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, address = '']) =>
    posix.resolve(posix.dirname(from), address),
  );
}
