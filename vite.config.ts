import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { namedReact } from './vite.named-react.ts';
import { listOfflineFiles } from './vite.offline-files.ts';

/** `Features.LightDark` of lightningcss. */
const lightDark = 1 << 20;

/** Packages that find files beside their own, start their own workers or are compiled. */
const loadedByThemselves = [
  '@resvg/resvg-js',
  'fastify',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'satori',
];

// Few large files compress better than many small ones, and each request costs a phone 700 bytes of
// headers and more. What only forms need stays out of what every page has: it is fetched when a form is
// near, and its rules when it is touched. So does what only some pages show or calculate with.
const chunks = [
  {
    name: 'framework',
    // Fetched by those who send a form or open a map, and by nobody else.
    test: /node_modules\/(?!(?:valibot|leaflet|idb-keyval)\/|dinero)|named-react|preload-helper/,
  },
  {
    name: 'site',
    test: /\/app\/(ui\/form\/keep-for-later|kernel\/form-data\/form-(?:answer|fields)|features\/news\/news-store|ui(?!\/(ask-us|button-row|call-out|field|form|page-(?:hero|contents|path)|search-box|prose|data-saver\/(?!saves|saving))\/?)|kernel(?!\/(form-data|money)\/)|shell|location(?!\/(directory|nigeria)\/|\/(own-path|data-saver))|assets)[./]/,
    minShareCount: 2,
  },
  {
    name: 'words',
    test: /\/app\/(ui\/(button-row|call-out|page-(?:hero|contents|path)|prose)\/|features\/buying\/(prices\/(?!price-of-query)|plans\/plan-(?:paths|rows)|ask\/))/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/app\/(ui\/(?:field|form\/(?!check-form|send-form|keep-for-later))|leads\/consent\/consent-box|location\/nigeria|kernel\/form-data\/longest-message)/,
    minShareCount: 2,
  },
  {
    name: 'directory',
    test: /\/app\/(location\/directory|features\/providers)\//,
    minShareCount: 2,
  },
  {
    name: 'posts',
    test: /\/app\/features\/news\/(?!latest-posts\.)/,
    minShareCount: 2,
  },
  {
    name: 'home',
    test: /\/app\/features\/(home\/home-(?:chunks|meta)|news\/latest-posts\.tsx|wellness\/quiz\/(?:quiz-standing|stored-value))/,
    minShareCount: 2,
  },
  {
    name: 'plans',
    test: /\/app\/features\/buying\/plans\/(?!plan-table\b|.*-chunk)/,
    minShareCount: 2,
  },
  {
    name: 'comparing',
    test: /\/app\/features\/buying\/(?:plans\/plan-table\b|quote\/use-form-address)/,
    minShareCount: 2,
  },
  {
    name: 'prices',
    test: /\/app\/features\/buying\/(?:quote\/(?!quote-chunk|use-form-address)|page\/)|dinero/,
    minShareCount: 2,
  },
];

/** The store's thread reads a separate file: removing types costs it 18 MB. */
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
    namedReact,
    reactRouter(),
    command === 'build' && storeThread,
    listOfflineFiles({
      routes: [
        'root',
        'routes/home',
        'routes/insurance-plans',
        'routes/information',
        'routes/faqs',
        'routes/wellness',
        'routes/contact',
        'routes/offline',
      ],
      output: 'build/offline-files.json',
    }),
  ],
  // Its other form is CommonJS, for which every page would fetch the bundler's helpers in a file.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  // The dark colours are separate tokens; the replacement for `light-dark()` would be on every page.
  css: { lightningcss: { exclude: lightDark } },
  build: {
    // Pictures stay files: a data: address would be sent again with every page.
    assetsInlineLimit: 0,
    target: ['chrome109', 'safari15.4', 'firefox115'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: chunks },
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
