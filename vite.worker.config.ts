import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const assets = readdirSync('build/client/assets').sort();
/** What the page of care needs beside the scripts of every page. */
const keptScripts = assets.filter((name) => /^ready-message\.element-.+\.js$/.test(name));
const icon = assets.find((name) => /^icon-192-.+\.png$/.test(name));
/** The files' names say what is in them: another build has another list. */
const build = createHash('sha256').update(assets.join()).digest('base64url').slice(0, 12);

/** The service worker: one file, built after the pages. */
export default defineConfig({
  define: {
    'process.env.NODE_ENV': '"production"',
    KEPT_SCRIPTS: JSON.stringify(keptScripts.map((name) => `/assets/${name}`)),
    SITE_ICON: JSON.stringify(`/assets/${icon}`),
  },
  publicDir: false,
  build: {
    outDir: 'build/worker',
    target: ['chrome109', 'safari15.4', 'firefox115'],
    modulePreload: false,
    rolldownOptions: {
      input: 'app/features/pwa/service-worker/worker.ts',
      // A worker that differs is installed, and fetches the offline page of the new build.
      output: { entryFileNames: 'sw.js', format: 'iife', banner: `/* ${build} */` },
    },
  },
});
