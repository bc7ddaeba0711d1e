import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { kebabCase } from './app/ui/island/island-name.ts';
import { inlineTokens } from './app/ui/tokens/inline-tokens.ts';
import { layersByFolder } from './app/ui/tokens/layers.ts';

/** `Features.LightDark` of lightningcss. */
const lightDark = 1 << 20;

/** Packages that find files beside theirs, start workers or are compiled. */
const loadedByThemselves = [
  '@resvg/resvg-js',
  'fastify',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'satori',
];

/** Routes are for the server: browsers get one script and the islands, so their builds are empty. */
const routesOnServerOnly: Plugin = {
  name: 'routes-on-server-only',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (_code, id) =>
    id.endsWith('?__react-router-build-client-route') ? 'export {}' : undefined,
};

/** The server names an island by its component, the browser finds it by its file. */
const islandsNamedAlike: Plugin = {
  name: 'islands-named-alike',
  enforce: 'pre',
  transform(code, id) {
    const file = /([^/]+)\.island\.tsx$/.exec(id)?.[1];
    const [, component = ''] = /^export function (\w+)/m.exec(code) ?? [];
    if (file && kebabCase(component) !== file) {
      this.error(`${file}.island.tsx must export a component of its name, not ${component}`);
    }
  },
};

/** Without the bundler's preloading, which is more code than most islands save by it. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
};

/** Lets islands import from the page's script: route files, which the router protects, are empty. */
const openEntry: Plugin = {
  name: 'open-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

const react = /node_modules\/(react|react-dom|scheduler)\//;

interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

function needsReact(id: string, modules: Modules): boolean {
  if (react.test(id)) return true;
  return modules.getModuleInfo(id)?.importedIds.some((next) => needsReact(next, modules)) ?? false;
}

/** React and the stores by themselves; then what several scripts share, by the scripts that share it. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', priority: 1, test: react },
  // Every page fills them; joined with what a few islands share, every page would fetch that too.
  { name: 'stores', priority: 1, test: /\/app\/.*-store\.ts$/ },
  {
    // Small ones are joined, but none that brings React with one that does not.
    name: (id, modules) => (needsReact(id, modules) ? 'parts' : 'shared'),
    test: /\/app\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1900,
  },
];

/** Built files beside the server's: its threads, and the list of pages. */
const serverFiles: Plugin = {
  name: 'server-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    // Stripping its types at run time would take 18 MB.
    for (const id of [
      './server/store/sqlite-thread.ts',
      './server/store/replica/replica-thread.ts',
      './server/enrolment/members/workbook-thread.ts',
      './server/http/pages/list-pages.ts',
    ]) {
      this.emitFile({ type: 'chunk', id, fileName: basename(id).replace(/ts$/, 'js') });
    }
  },
};

/** What tells this build from others: the commit, if there is a repository, and a hash of the sources. */
function nameBuild(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
  });
  const commit = status === 0 ? stdout.trim() : '';
  return [commit, process.env['SITE_SOURCES']].filter(Boolean).join('.');
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    routesOnServerOnly,
    islandsNamedAlike,
    plainImports,
    openEntry,
    command === 'build' && serverFiles,
  ],
  // Its other form is CommonJS, for which every page would fetch the bundler's helpers in a file.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  // Fields are assigned: the helper that defines them would be on every page.
  oxc: { assumptions: { setPublicClassFields: true } },
  // The dark colours are separate tokens; the fallback for `light-dark()` would be on every page.
  css: {
    lightningcss: { exclude: lightDark },
    postcss: { plugins: [layersByFolder(), inlineTokens({ isBuild: command === 'build' })] },
  },
  build: {
    // Pictures stay files: a data: address would be sent again with every page.
    assetsInlineLimit: 0,
    target: ['chrome109', 'safari15.6', 'firefox115'],
  },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          // Its other form takes a helper, which lands beside React: every page would fetch both.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Those of shared code list all that share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunks,
            },
          },
        },
      },
    },
    // The whole HTTP side is built with the pages, so that both share one set of context keys.
    ssr: {
      define: {
        'import.meta.env.SITE_BUILD': JSON.stringify(nameBuild()),
        // React's development half stays out, whatever the process is started with.
        ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
      },
      // Read as one file, a thousand modules of packages cost a start a third of a second less.
      ...(command === 'build' && { resolve: { noExternal: true, external: loadedByThemselves } }),
      build: { rolldownOptions: { input: './server/main.ts', output: { comments: false } } },
    },
  },
}));
