import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** `Features.LightDark` of lightningcss. */
const lightDark = 1 << 20;

/** Packages that find files beside their own, start workers of their own or are compiled. */
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

interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

const isReact = /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate-island/;

/** Whether the page's script imports a module, so that every page has it. */
function isOnEveryPage(id: string, modules: Modules): boolean {
  const { isEntry, importers } = modules.getModuleInfo(id) ?? { isEntry: false, importers: [] };
  return isEntry || importers.some((importer) => isOnEveryPage(importer, modules));
}

function needsReact(id: string, modules: Modules): boolean {
  if (isReact.test(id)) return true;
  return modules.getModuleInfo(id)?.importedIds.some((next) => needsReact(next, modules)) ?? false;
}

/** React by itself; then what several islands share, that without React apart for the other scripts. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', priority: 1, test: isReact },
  {
    name(id, modules) {
      if (isOnEveryPage(id, modules)) return null;
      return needsReact(id, modules) ? 'parts' : 'shared';
    },
    test: /\/app\//,
    minShareCount: 2,
    maxModuleSize: 4000,
  },
];

/** The store's thread reads a file of its own: reading types away costs it 18 MB. */
const storeThread: Plugin = {
  name: 'store-thread',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    const id = './server/store/sqlite-thread.ts';
    this.emitFile({ type: 'chunk', id, fileName: 'sqlite-thread.js' });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    routesOnServerOnly,
    plainImports,
    openEntry,
    command === 'build' && storeThread,
  ],
  // Its other form is CommonJS, for which every page would fetch the bundler's helpers in a file.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  // Fields are assigned: the helper that defines them would be on every page.
  oxc: { assumptions: { setPublicClassFields: true } },
  // The dark colours are tokens of their own; what stands in for `light-dark()` would be on every page.
  css: { lightningcss: { exclude: lightDark } },
  build: {
    // Pictures stay files: a data: address would be sent again with every page.
    assetsInlineLimit: 0,
    target: ['chrome109', 'safari15.4', 'firefox115'],
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
            chunkFileNames: 'assets/[name]-[hash].js',
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
      // Read as one file, a thousand modules of packages cost a start a third of a second less.
      ...(command === 'build' && { resolve: { noExternal: true, external: loadedByThemselves } }),
      build: { rolldownOptions: { input: './server/main.ts', output: { comments: false } } },
    },
  },
}));
