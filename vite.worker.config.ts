import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Written by the build of the pages: scripts and styles that the pages kept ahead need. */
const files = readFileSync('build/offline-files.json', 'utf8');

const icon = readdirSync('build/client/assets').find((name) => /^icon-192-.+\.png$/.test(name));

/** The service worker: a separate file, built after the pages. */
export default defineConfig({
  define: {
    'process.env.NODE_ENV': '"production"',
    OFFLINE_FILES: files,
    SITE_ICON: JSON.stringify(`/assets/${icon}`),
    // Another list, another build: the files' names say what is in them.
    SITE_BUILD: JSON.stringify(createHash('sha256').update(files).digest('base64url').slice(0, 12)),
  },
  publicDir: false,
  build: {
    outDir: 'build/worker',
    target: ['chrome109', 'safari15.4', 'firefox115'],
    modulePreload: false,
    rolldownOptions: {
      input: 'app/features/reach/worker/worker.ts',
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
});
