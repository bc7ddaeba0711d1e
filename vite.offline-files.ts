import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface OfflineFiles {
  /** Names of the route modules of the pages, below app/. */
  readonly routes: readonly string[];
  /** JSON file to write. */
  readonly output: string;
}

/** Of no use without a network, or kept when it is first used. */
const leftOut = /leaflet|diaspora|presentation|tier-page|plan-page|facility/;
/** Icons and letters that the styles of every page name. */
const everywhere = /^assets\/(medical-icons|(ojuju|noto-sans)-latin)-[\w-]{8}\.(svg|woff2)$/;

/** Writes down the scripts and styles that some pages consist of, whatever loads them. */
export function listOfflineFiles({ routes, output }: OfflineFiles): Plugin {
  return {
    name: 'list-offline-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_options, bundle) {
      const files = new Set(Object.keys(bundle).filter((name) => everywhere.test(name)));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && isStart(chunk, routes)) follow(chunk, bundle, files);
      }
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, JSON.stringify([...files].sort().map((name) => `/${name}`)));
    },
  };
}

function isStart({ isEntry, facadeModuleId }: Rolldown.OutputChunk, routes: readonly string[]) {
  const module = /\/app\/([\w./-]+)\.tsx/.exec(facadeModuleId ?? '')?.[1] ?? '';
  return isEntry && (module === 'entry.client' || routes.includes(module));
}

function follow(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files: Set<string>,
): void {
  if (files.has(chunk.fileName) || leftOut.test(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const asset of chunk.viteMetadata?.importedAssets ?? []) {
    if (asset.endsWith('.css')) files.add(asset);
  }
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = bundle[name];
    if (next?.type === 'chunk') follow(next, bundle, files);
  }
}
