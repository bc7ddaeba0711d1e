import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const noiseIsFailure = ['./tests/support/fail-on-console-noise.ts'];

// Bounds on what never comes, not measures of speed: a busy machine takes seconds for one answer.
const patience = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Most of the time they wait for a site, a database or a clock, not for the processor.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Many start the site, a database or a command in another process.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patience,
          include: ['{app,server,art,content,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/{faults,html}/**'],
          setupFiles: noiseIsFailure,
          globalSetup: './tests/support/shared-postgres.ts',
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,html}/*.test.ts'],
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
        // Found later, they would reload the page under a running test.
        optimizeDeps: {
          include: ['react-router', 'react-dom/client', 'react-dom/server', 'react-router/dom'],
        },
        test: {
          name: 'browser',
          // One file at a time: they share the browser's focus, pointer and window size.
          fileParallelism: false,
          testTimeout: 60_000,
          expect: patience,
          include: ['app/**/*.browser.test.tsx'],
          setupFiles: [...noiseIsFailure, './tests/support/browser-styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
        root: fileURLToPath(new URL('.', import.meta.url)),
      },
    ],
  },
});
