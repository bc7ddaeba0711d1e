import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { inlineTokens } from './app/ui/tokens/inline-tokens.ts';
import { layersByFolder } from './app/ui/tokens/layers.ts';
import { chromiumOptions } from './tests/support/chromium.ts';
import { findIntegrationFiles } from './tests/support/integration-files.ts';
import { isLong } from './tests/support/long-run.ts';

// Each store has a thread, and each command a process: what Node has compiled once serves the next ones.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'compile-cache');

const noiseIsFailure = ['./tests/support/fail-on-console-noise.ts'];

// Bounds on what never comes, not measures of speed: a busy machine takes seconds for one answer.
const patience = { poll: { timeout: 20_000 } };
const longest = { testTimeout: 600_000, hookTimeout: 600_000, expect: patience };

// Files share a process: none of them replaces modules, and what is started ends with its test.
const together = { isolate: false };

const testFiles = '{app,server,content,scripts,tests,edit}/**/*.test.ts';
const faultFiles = 'tests/{faults,html,engines}/*.test.ts';
const integrationFiles = findIntegrationFiles(testFiles);

export default defineConfig({
  test: {
    // Most of the time they wait for a site, a database or a clock, not for the processor.
    maxWorkers: 5,
    tags: [{ name: 'long', description: 'For the long run: repeats, kills and other engines.' }],
    ...(!isLong && { tagsFilter: ['!long'] }),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [testFiles],
          exclude: [faultFiles, ...integrationFiles],
          setupFiles: noiseIsFailure,
          globalSetup: './tests/support/shared-postgres.ts',
          ...longest,
          ...together,
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: [...integrationFiles],
          exclude: [faultFiles],
          setupFiles: noiseIsFailure,
          globalSetup: ['./tests/support/shared-postgres.ts', './tests/support/shared-site.ts'],
          ...longest,
          ...together,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: [faultFiles],
          setupFiles: noiseIsFailure,
          // One at a time: each wants the disk and the processor to itself.
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      {
        define: { 'import.meta.env.SSR': 'false' },
        css: { postcss: { plugins: [layersByFolder(), inlineTokens({ isBuild: false })] } },
        // Found later, they would reload the page under a running test.
        optimizeDeps: {
          include: [
            'idb-keyval',
            'react-router',
            'react-dom/client',
            'react-dom/server',
            'react-router/dom',
          ],
        },
        test: {
          name: 'browser',
          // One file at a time: they share the browser's focus, pointer and window size.
          fileParallelism: false,
          testTimeout: 180_000,
          expect: patience,
          include: ['app/**/*.browser.test.tsx'],
          setupFiles: [
            ...noiseIsFailure,
            './tests/support/browser-styles.ts',
            './tests/support/hold-fake-timers.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
        root: fileURLToPath(new URL('.', import.meta.url)),
      },
    ],
  },
});
