import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const importsOf = /(?:import|from)\s*["'](\.{0,2}\/[^"']+\.js)["']/g;
const importsLaterOf = /import\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]\s*\)/g;

/**
 * The scripts of a page: what its HTML names with all that this imports, and what its route imports
 * later.
 * @param html as it is sent
 * @param clientFolder where the built files are
 * @returns addresses, each once
 */
export function loadedScripts(html: string, clientFolder: string): readonly string[] {
  const inline = /<script>(window\.__reactRouterContext[^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const named = find(inline, importsLaterOf, '/');
  // The first two are the list of all routes and what every page has.
  const ofRoute = named
    .slice(2)
    .flatMap((address) => find(read(address, clientFolder), importsLaterOf, address));
  const found = new Set<string>();
  const open = [...named, ...ofRoute];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...find(read(address, clientFolder), importsOf, address));
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
