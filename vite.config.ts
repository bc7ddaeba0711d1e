import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

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

/** React, with what hands it an island: fetched together when the first one hydrates. */
const reactFiles =
  /node_modules\/(react|react-dom|scheduler)\/|islands\/(hydrate-island|island-boundary)/;

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
  plugins: [reactRouter(), routesOnServerOnly, command === 'build' && storeThread],
  // Its other form is CommonJS, for which every page would fetch the bundler's helpers in a file.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
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
              groups: [{ name: 'react', test: reactFiles }],
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
